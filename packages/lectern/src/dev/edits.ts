interface Edit {
  needsLoad: boolean;
}

/**
 * Each page tells the server the number of edits before it was rendered, so the server knows which edits the page has
 * missed.
 */
export interface Edits {
  count(): number;
  add(edit: Edit): void;
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

export const editsMeta = 'lectern-edits';

export function withEdits({ html, count }: { html: string; count: number }): string {
  return html.replace('<head>', () => `<head><meta name="${editsMeta}" content="${count}">`);
}
