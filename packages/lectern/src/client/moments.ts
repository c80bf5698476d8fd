/* Functions that split work into short tasks, because the browser handles input only between tasks. */

/**
 * Waits until the page is parsed, because an `async` script may run before then. Resolves in a new task, because the
 * parsing task is already long.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  await ownTask();
}

/**
 * Waits for the style sheets. An `async` script may run before they have loaded, and would then measure an unstyled
 * page.
 */
export async function whenStyled(): Promise<void> {
  const isPending = (): boolean =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => !sheet);
  // `load` events of style sheets are captured here. The window's `load` event fires last, even if a style sheet fails
  // to load.
  while (document.readyState !== 'complete' && isPending())
    await new Promise((resolve) => addEventListener('load', resolve, { once: true, capture: true }));
}

/** Continues in a new task. In browsers with `scheduler.postTask`, the new task runs before the next frame. */
export async function ownTask(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  else await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls back after the next frame. If a callback that measures the page ran in the current task, it would force a
 * layout.
 */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls back when the browser is idle. Without `requestIdleCallback`, calls back after 200 ms. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
