interface Edit {
  /** Whether open pages must reload because they can't apply the edit. */
  needsLoad: boolean;
}

/**
 * Edits since the server started. Each page contains the number of edits before it was rendered, and sends this number
 * to the server when the page starts to listen for edits. The server then knows which edits the page has missed.
 */
export interface Edits {
  /** Returns the number of edits so far, all of which are included in a page that is rendered now. */
  count(): number;
  add(edit: Edit): void;
  /** Returns how to update a page that was rendered after the first `seen` edits. */
  missing(seen: number): 'nothing' | 'update' | 'load';
}

export function createEdits(): Edits {
  const edits: Edit[] = [];
  return {
    count: () => edits.length,
    add: (edit) => void edits.push(edit),
    missing(seen) {
      // The page was rendered before the server was restarted.
      if (seen > edits.length) return 'load';
      const missed = edits.slice(seen);
      if (missed.length === 0) return 'nothing';
      return missed.some(({ needsLoad }) => needsLoad) ? 'load' : 'update';
    },
  };
}

/** Name of the `meta` element that contains the number of edits included in a page. */
export const editsMeta = 'lectern-edits';

export function withEdits({ html, count }: { html: string; count: number }): string {
  return html.replace('<head>', () => `<head><meta name="${editsMeta}" content="${count}">`);
}
