import type { Islands } from './islands.js';

/**
 * The search is a link that becomes a dialog. Here it is called by its key, and a press that comes before it is live is
 * kept: the link is followed only where its script cannot be had.
 */
export function startSearch({ islands }: { islands: Islands }): void {
  const isApple = /^(?:Mac|iP)/.test(navigator.platform);
  const key = document.querySelector('[data-search] .search-key');
  if (isApple && key !== null) key.textContent = '⌘ K';
  const call = async (link: HTMLElement): Promise<void> => {
    await islands.wake(link);
    link.click();
  };
  addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCalled = (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    const link = document.querySelector<HTMLElement>('[data-search]');
    if (!isCalled || event.key.toLowerCase() !== 'k' || event.defaultPrevented || link === null) return;
    event.preventDefault();
    void call(link);
  });
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null;
      if (link === null || !event.isTrusted || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void call(link);
    },
    { capture: true },
  );
}
