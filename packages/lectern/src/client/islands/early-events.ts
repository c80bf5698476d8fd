declare global {
  interface Window {
    /** What came before the script that answers it; gone once that is there. */
    earlyEvents?: Event[] | undefined;
  }
}

/**
 * Keeps what comes before the boot script: clicks of buttons, calls of the search, and the keys that follow such a call.
 * For `head.ts`, which every page carries: keep it small.
 */
export function keepEarlyEvents(): void {
  window.earlyEvents = [];
  let search: HTMLAnchorElement | null = null;
  const keep = (event: Event, isHandled: boolean): void => {
    // The browser has a use for it too.
    if (isHandled) event.preventDefault();
    window.earlyEvents?.push(event);
  };
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!(target instanceof Element) || window.earlyEvents === undefined) return;
      const link = target.closest<HTMLAnchorElement>('[data-search]');
      if (link !== null && !(ctrlKey || metaKey || shiftKey || altKey)) {
        search = link;
        keep(event, true);
      } else if (target.closest('button') !== null) keep(event, false);
    },
    true,
  );
  addEventListener('keydown', (event) => {
    if (window.earlyEvents === undefined) return;
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    const hasModifier = ctrlKey || metaKey || altKey;
    if (key === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      search = document.querySelector('[data-search]');
      keep(event, true);
    } else if (search !== null && !hasModifier && /^(?:.|Enter|Backspace|Escape)$/u.test(key))
      keep(event, true);
  });
  // Without the boot script, the search is what it is without any script: a link.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && search !== null && window.earlyEvents !== undefined)
        location.assign(search.href);
    },
    true,
  );
}

/** The events that were kept; from now on, none are. */
export function takeEarlyEvents(): Event[] {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  return events;
}

/**
 * Where the boot script fails to load, the page is one without JavaScript: controls that need it are hidden, as the
 * style sheet does without the class, and no event is kept for it. For `head.ts`: small.
 */
export function dropControlsWithoutBoot(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Scripts that components add later are not the page's own.
      if (!(target instanceof HTMLScriptElement && target.closest('head') && target.type === 'module'))
        return;
      window.earlyEvents = undefined;
      document.documentElement.classList.remove('js');
    },
    true,
  );
}
