import type { Edits } from './edits.js';
import type { Preview } from './preview.js';

/** How many times a page is rendered again. If files keep changing, the error is shown until the next update. */
const mostRetries = 3;

/**
 * Renders a page. If that fails while a file changes, renders it again: some modules may be from before the change, and
 * a component can't read a React context from another copy of a module.
 * @throws The error of the last attempt.
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
