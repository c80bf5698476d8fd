/* Functions that split work into short tasks, because the browser handles input only between tasks. */

/**
 * An `async` script may run before the page is parsed. The parsing task is already long, so this resolves in a new
 * task.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  await ownTask();
}

/** An `async` script may run before the style sheets have loaded, and would then measure an unstyled page. */
export async function whenStyled(): Promise<void> {
  const isPending = (): boolean =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => !sheet);
  // `load` events of style sheets are captured here. The window's `load` event fires last, even if a style sheet fails
  // to load.
  while (document.readyState !== 'complete' && isPending())
    await new Promise((resolve) => addEventListener('load', resolve, { once: true, capture: true }));
}

export async function ownTask(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  else await new Promise((resolve) => setTimeout(resolve));
}

/** Use this function to measure the page, because measuring in the current task would force a layout. */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
