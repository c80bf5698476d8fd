import type { Edits } from './edits.js';
import type { Preview } from './preview.js';

/** If the page still fails because files keep changing, the error is shown until the next edit. */
const mostRetries = 3;

/**
 * If a file changes while the page renders, old and new versions of modules may be mixed. For example, a component
 * can't read a React context from another copy of a module.
 */
export async function settledPage({
  preview,
  edits,
  route,
}: {
  preview: Pick<Preview, 'page'>;
  edits: Pick<Edits, 'count'>;
  route: string;
}): ReturnType<Preview['page']> {
  for (let retries = 0; ; retries += 1) {
    const before = edits.count();
    try {
      return await preview.page(route);
    } catch (error) {
      if (edits.count() === before || retries === mostRetries) throw error;
    }
  }
}
