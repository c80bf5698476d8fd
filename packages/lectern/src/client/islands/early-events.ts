declare global {
  interface Window {
    /** Events recorded before the boot script loads. Undefined once recording has ended. */
    earlyEvents?: Event[] | undefined;
  }
}

/**
 * Records events that come before the boot script loads: clicks on buttons and on the search link, the search
 * shortcut, and the keys typed after the search was requested. Part of `head.ts`, which is inlined in every page:
 * keep it small.
 */
export function keepEarlyEvents(): void {
  window.earlyEvents = [];
  let search: HTMLAnchorElement | null = null;
  const keep = (event: Event, isHandled: boolean): void => {
    // Prevents the browser's own action, because a script will handle the event.
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
  // Without the boot script, the search is a plain link.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && search !== null && window.earlyEvents !== undefined)
        location.assign(search.href);
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

/**
 * Makes the page behave as it does without JavaScript if the boot script fails to load: the style sheet hides
 * controls that need it, and events are no longer recorded. Part of `head.ts`: keep it small.
 */
export function dropControlsWithoutBoot(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Scripts that components add later are not part of the page.
      if (!(target instanceof HTMLScriptElement && target.closest('head') && target.type === 'module'))
        return;
      window.earlyEvents = undefined;
      document.documentElement.classList.remove('js');
    },
    true,
  );
}
