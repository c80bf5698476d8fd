/** A file that changed while the server was running. */
interface Edit {
  /** True if open pages must reload, because they cannot apply the edit. */
  needsLoad: boolean;
}

/**
 * Edits since the server started. Each page contains the number of edits it has seen: an edit made after rendering
 * but before the page listens would be missed, so the page asks when it starts to listen.
 */
export interface Edits {
  /** The number of edits, which a page rendered now has seen. */
  count(): number;
  add(edit: Edit): void;
  /** How a page that has seen this many edits must update. */
  missing(seen: number): 'nothing' | 'update' | 'load';
}

export function createEdits(): Edits {
  const edits: Edit[] = [];
  return {
    count: () => edits.length,
    add: (edit) => void edits.push(edit),
    missing(seen) {
      // The page is from an earlier server.
      if (seen > edits.length) return 'load';
      const missed = edits.slice(seen);
      if (missed.length === 0) return 'nothing';
      return missed.some(({ needsLoad }) => needsLoad) ? 'load' : 'update';
    },
  };
}

/** Name of the `meta` element with the number of edits that a page has seen. */
export const editsMeta = 'lectern-edits';

export function withEdits({ html, count }: { html: string; count: number }): string {
  return html.replace('<head>', () => `<head><meta name="${editsMeta}" content="${count}">`);
}
