declare global {
  interface Window {
    /** Events recorded before the boot script loads; undefined once recording has ended. */
    earlyEvents?: Event[] | undefined;
  }
}

/**
 * Records events before the boot script loads: clicks on buttons and the search link, the search shortcut, and keys
 * typed after search was requested. If the boot script fails to load, the page behaves as it does without JavaScript.
 * This code is inlined in every page, so keep it small.
 */
export function keepEarlyEvents(): void {
  const page = window;
  page.earlyEvents = [];
  let search: HTMLAnchorElement | null = null;
  const keep = (event: Event, isHandled: boolean): void => {
    // A script will handle the event later.
    if (isHandled) event.preventDefault();
    page.earlyEvents?.push(event);
  };
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!(target instanceof Element && page.earlyEvents)) return;
      const link = target.closest<HTMLAnchorElement>('[data-search]');
      if (link && !(ctrlKey || metaKey || altKey || shiftKey)) {
        search = link;
        keep(event, true);
      } else if (target.closest('button')) keep(event, false);
    },
    true,
  );
  addEventListener('keydown', (event) => {
    if (!page.earlyEvents) return;
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    const hasControl = ctrlKey || metaKey;
    if (key === 'k' && hasControl && !altKey && !shiftKey) search = document.querySelector('[data-search]');
    else if (!search || hasControl || altKey || !/^(?:.|Enter|Backspace|Escape)$/u.test(key)) return;
    keep(event, true);
  });
  addEventListener(
    'error',
    ({ target }) => {
      // Scripts outside the head are added by components, and don't matter.
      if (!(target instanceof HTMLScriptElement && target.type === 'module' && target.closest('head')))
        return;
      // The search link works as a plain link, and the style sheet hides controls that need a script.
      if (search && page.earlyEvents) location.assign(search.href);
      page.earlyEvents = undefined;
      document.documentElement.classList.remove('js');
    },
    true,
  );
}

/** Returns the recorded events, and ends the recording. */
export function takeEarlyEvents(): Event[] {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  return events;
}
