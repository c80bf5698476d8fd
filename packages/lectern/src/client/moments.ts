/* When to work, so that no task is long: a slow device answers the reader only between tasks. */

/**
 * Resolves when the whole page is there, and not in the task in which parsing ends: that is a long one already. For
 * `async` scripts, which may come before.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  await ownTask();
}

/** What follows has its own task, before the next frame where the browser knows how. */
export async function ownTask(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  else await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls back when the browser has shown what is new. To measure earlier is to have it lay out the page in the
 * middle of a script: one long task instead of two short ones.
 */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls back when there is nothing else to do, or soon where the browser doesn't say when that is. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
