import type { Islands } from '../islands/islands.js';
import { hasModifier } from '../modifiers.js';

/**
 * The search is a link that becomes a dialog. Here it is called by its key, and a press that comes before it is live is
 * kept: the link is followed only where its script cannot be had.
 */
export function startSearch({ islands }: { islands: Islands }): void {
  const isApple = /^(?:Mac|iP)/.test(navigator.platform);
  const key = document.querySelector('[data-search] .search-key');
  if (isApple && key !== null) key.textContent = '⌘ K';
  const typeAhead = startTypeAhead();
  const call = async (link: HTMLElement): Promise<void> => {
    typeAhead.begin();
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

/** Milliseconds after which nobody types for a field that has not come. */
const typeAheadTime = 10_000;

/** Keeps what is typed between the call of the search and the coming of its field, for that field. */
function startTypeAhead(): { begin(): void } {
  let typed: string | undefined;
  let begun = 0;
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (target instanceof Element && target.closest('.search-dialog') !== null) typed = undefined;
    if (key === 'Escape' || key === 'Tab' || event.timeStamp - begun > typeAheadTime) typed = undefined;
    if (typed === undefined || hasModifier(event) || (key.length > 1 && key !== 'Enter')) return;
    event.preventDefault();
    typed += key === 'Enter' ? '\n' : key;
  });
  // The reader goes elsewhere.
  addEventListener('pointerdown', () => {
    typed = undefined;
  });
  // The title of a page that comes meanwhile takes the focus as well, and takes no letters.
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const [letters = '', ...lines] = typed?.split('\n') ?? [];
    typed = undefined;
    if (letters === '' || target.closest('.search-dialog') === null) return;
    // The dialog selects first what was looked for before.
    queueMicrotask(() => {
      target.setRangeText(letters, 0, target.value.length, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
      if (lines.length > 0) setTimeout(() => target.form?.requestSubmit());
    });
  });
  return {
    begin() {
      typed ??= '';
      begun = performance.now();
    },
  };
}
