/* Functions that split work into short tasks. The browser handles input only between tasks. */

/**
 * Waits until the whole page is parsed, for `async` scripts. Resolves in a new task, because the parsing task is
 * already long.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  await ownTask();
}

/**
 * Waits for the style sheets. An `async` script may run before they have loaded, and would measure an unstyled page.
 */
export async function whenStyled(): Promise<void> {
  const isPending = (): boolean =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => !sheet);
  // The window's `load` event comes last, even if a style sheet fails to load.
  while (document.readyState !== 'complete' && isPending())
    await new Promise((resolve) => addEventListener('load', resolve, { once: true, capture: true }));
}

/** Continues in a new task, before the next frame if the browser supports it. */
export async function ownTask(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  else await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls back after the next frame, because an earlier measurement would force a layout and make the current task long.
 */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls back when the browser is idle, or after 200 ms in browsers without `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
