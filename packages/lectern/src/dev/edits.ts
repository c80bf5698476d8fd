/** A file that changed while the server was running. */
interface Edit {
  /** Open pages cannot take it in: they must be reloaded. */
  needsLoad: boolean;
}

/**
 * What has changed since the server began. Each page carries how many edits it has seen: an edit between the moment a
 * page was made and the moment it listens reaches nobody, so the page asks when it begins to listen.
 */
export interface Edits {
  /** How many there are: what a page that is made now has seen. */
  count(): number;
  add(edit: Edit): void;
  /** What a page has to do that has seen so many of them. */
  missing(seen: number): 'nothing' | 'update' | 'load';
}

export function createEdits(): Edits {
  const edits: Edit[] = [];
  return {
    count: () => edits.length,
    add: (edit) => void edits.push(edit),
    missing(seen) {
      // A page of a server that ran before this one.
      if (seen > edits.length) return 'load';
      const missed = edits.slice(seen);
      if (missed.length === 0) return 'nothing';
      return missed.some(({ needsLoad }) => needsLoad) ? 'load' : 'update';
    },
  };
}

/** Name of the element that says how many edits a page has seen. */
export const editsMeta = 'lectern-edits';

export function withEdits({ html, count }: { html: string; count: number }): string {
  return html.replace('<head>', () => `<head><meta name="${editsMeta}" content="${count}">`);
}
