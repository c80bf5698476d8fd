declare global {
  interface Window {
    /** What came before the script that answers it; gone once that is there. */
    earlyEvents?: Event[] | undefined;
  }
}

/** Keeps clicks of buttons, and the call of the search, for the script that is still on its way. For `head.ts`: small. */
export function keepEarlyEvents(): void {
  window.earlyEvents = [];
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('button') !== null) window.earlyEvents?.push(event);
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    if (key !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey || window.earlyEvents === undefined)
      return;
    // The browser has a use for it too.
    event.preventDefault();
    window.earlyEvents.push(event);
  });
}

/** The events that were kept; from now on, none are. */
export function takeEarlyEvents(): Event[] {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  return events;
}

/**
 * Where the boot script fails to load, the page is one without script: controls that need it are hidden, as the style
 * sheet does without the class, and no event is kept for it. For `head.ts`: small.
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
