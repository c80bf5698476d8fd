import type { Edits } from './edits.js';
import type { Preview } from './preview.js';

/**
 * Maximum number of times to render a page again. If it still fails because files keep changing, the error is shown
 * until the next edit.
 */
const mostRetries = 3;

/**
 * Renders a page. If that fails and a file has changed in the meantime, renders the page again, because old and new
 * versions of modules may have been mixed. For example, a component can't read a React context from another copy of a
 * module.
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
