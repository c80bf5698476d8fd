interface Edit {
  /** Whether open pages must reload, because they cannot apply the edit. */
  needsLoad: boolean;
}

/**
 * Edits since the server started. Each rendered page records how many edits had been made by then. It sends this
 * number when it starts to listen for edits, so that it doesn't miss edits made since it was rendered.
 */
export interface Edits {
  /** Returns the number of edits so far. A page rendered now includes all of them. */
  count(): number;
  add(edit: Edit): void;
  /** Returns how a page that includes this many edits has to be updated. */
  missing(seen: number): 'nothing' | 'update' | 'load';
}

export function createEdits(): Edits {
  const edits: Edit[] = [];
  return {
    count: () => edits.length,
    add: (edit) => void edits.push(edit),
    missing(seen) {
      // An earlier run of the server rendered the page.
      if (seen > edits.length) return 'load';
      const missed = edits.slice(seen);
      if (missed.length === 0) return 'nothing';
      return missed.some(({ needsLoad }) => needsLoad) ? 'load' : 'update';
    },
  };
}

/** Name of the `meta` element with the number of edits that a page includes. */
export const editsMeta = 'lectern-edits';

export function withEdits({ html, count }: { html: string; count: number }): string {
  return html.replace('<head>', () => `<head><meta name="${editsMeta}" content="${count}">`);
}
