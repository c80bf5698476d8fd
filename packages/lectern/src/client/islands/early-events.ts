declare global {
  interface Window {
    earlyEvents?: Event[] | undefined;
  }
}

/** Records clicks and keys until the boot script has loaded. This code is inlined in every page, so keep it small. */
export function keepEarlyEvents(): void {
  const page = window;
  page.earlyEvents = [];
  let search: HTMLAnchorElement | null = null;
  const keep = (event: Event, isHandled: boolean): void => {
    // Suppress the default action, because a script will handle the event later.
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
      // Only scripts in the head are essential. Other scripts belong to components.
      if (!(target instanceof HTMLScriptElement && target.type === 'module' && target.closest('head')))
        return;
      // Fall back to the page without JavaScript, in which the style sheet hides controls that need a script.
      if (search && page.earlyEvents) location.assign(search.href);
      page.earlyEvents = undefined;
      document.documentElement.classList.remove('js');
    },
    true,
  );
}

export function takeEarlyEvents(): Event[] {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  return events;
}
