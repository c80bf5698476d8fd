import type { Edits } from './edits.js';
import type { Preview } from './preview.js';

/** How many times a page is rendered again. Someone who edits faster than that gets the error, and the next update. */
const mostRetries = 3;

/**
 * Renders a page. If that fails while a file changes, renders it again: half of the modules may be from before the
 * change, and components can't read a context of the other half.
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
