import type { SearchCall } from '../../util/search-call.js';
import { searchCallEvent } from '../../util/search-call.js';
import type { Islands } from '../islands/islands.js';
import { showSearchFailure } from './search-failure.js';
import { createTypeAhead } from './type-ahead.js';

export interface SearchStart {
  answer(event: Event): boolean;
}

export function startSearch({ islands }: { islands: Islands }): SearchStart {
  const isApple = /^(?:Mac|iP)/.test(navigator.platform);
  const key = document.querySelector('[data-search] .search-key');
  if (isApple && key !== null) key.textContent = '⌘ K';
  const typeAhead = createTypeAhead();

  const open = async (link: HTMLAnchorElement): Promise<void> => {
    typeAhead.begin(performance.now());
    const retry = (): void => void open(link);
    const call: SearchCall = {
      take: typeAhead.take,
      fail: () => void showSearchFailure({ link, query: typeAhead.take()?.text ?? '', retry }),
    };
    if (await islands.wake(link)) dispatchEvent(new CustomEvent(searchCallEvent, { detail: call }));
    else call.fail();
  };
  const onClick = (event: MouseEvent): boolean => {
    const link = searchLink(event.target);
    // In a browser without modal dialogs, follow the link to the search page.
    if (!('showModal' in HTMLDialogElement.prototype)) return false;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
    event.preventDefault();
    // Hide the event from islands, which would replay it and open the dialog a second time.
    event.stopImmediatePropagation();
    void open(link);
    return true;
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const link = document.querySelector<HTMLAnchorElement>('[data-search]');
    if (link !== null && isSearchKey({ event, isApple })) void open(link);
    else if (!typeAhead.press(event)) return false;
    event.preventDefault();
    return true;
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || !onKey(event)) return;
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // A click outside the search link means that the reader no longer wants to search.
  addEventListener('pointerdown', ({ target }) => {
    if (searchLink(target) === null) typeAhead.drop();
  });
  return {
    answer(event) {
      if (event.type === 'click') return onClick(event as MouseEvent);
      return event instanceof KeyboardEvent && onKey(event);
    },
  };
}

function searchLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('[data-search]') : null;
}

function isSearchKey({ event, isApple }: { event: KeyboardEvent; isApple: boolean }): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCommand = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isCommand && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
