import { afterFrame } from '../moments.js';
import { focusPage } from '../navigation/target.js';
import { startDropdowns } from './dropdowns.js';

/**
 * Matches windows in which the sidebar is a column. The style sheet has the same breakpoint: 996 px, or more
 * if the reader has increased the browser's font size.
 */
const desktop = matchMedia('(min-width: 62.25em)');

/** Adds hover, keyboard, and focus behavior to the menu and the drop-downs, which also work without scripts. */
export function startNavbar(): void {
  desktop.addEventListener('change', () => {
    // The menu had the focus, and the button that opened the menu is also hidden.
    if (closeMenu()) focusPage('');
  });
  addEventListener('lectern:page', closeMenu);
  addEventListener('hashchange', closeMenu);
  startMenu();
  startDropdowns();
  startHiding();
}

/**
 * Closes the menu.
 * @returns Whether it was open.
 */
function closeMenu(): boolean {
  const menu = document.getElementById('menu');
  if (!menu?.matches(':popover-open')) return false;
  menu.hidePopover();
  // Don't wait for the next frame, because the caller may focus the page.
  keepFocusIn(menu);
  return true;
}

function startMenu(): void {
  const menu = document.getElementById('menu');
  if (menu === null) return;
  menu.addEventListener('click', ({ target }) => {
    // A link to the current page doesn't load a page, so the menu must be closed here.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === location.pathname) closeMenu();
  });
  menu.addEventListener('beforetoggle', () => {
    // When the menu closes, the browser returns focus to the menu button, which must not be inert by then.
    document.querySelector('.navbar')?.removeAttribute('inert');
    // Changing the other parts recomputes the style of the whole page, so it waits until the next frame is painted.
    afterFrame(() => keepFocusIn(menu));
  });
  // The reader may have opened the menu before this script loaded.
  if (desktop.matches) closeMenu();
  keepFocusIn(menu);
}

/** While the menu is open, keeps the focus in it: the page behind is inert. */
function keepFocusIn(menu: Element): void {
  const isOpen = menu.matches(':popover-open');
  const behind = document.querySelectorAll<HTMLElement>('.skip-link, .navbar, .announcement, main, .footer');
  for (const part of behind) part.inert = isOpen;
  if (isOpen && !menu.contains(document.activeElement))
    menu.querySelector<HTMLElement>('.menu-close')?.focus();
}

/** Hides the navbar while the reader scrolls down, if the site enables that and the focus is elsewhere. */
function startHiding(): void {
  const navbar = document.querySelector<HTMLElement>('.navbar[data-hide-on-scroll]');
  if (navbar === null) return;
  let last = 0;
  afterFrame(() => {
    last = scrollY;
  });
  addEventListener(
    'scroll',
    () => {
      // Browsers also report a scroll that leaves the position as it was.
      if (scrollY === last) return;
      const down = scrollY > last;
      last = scrollY;
      const inUse = navbar.matches(':focus-within, :has(details[open])');
      navbar.classList.toggle('navbar-hidden', down && scrollY >= navbar.offsetHeight && !inUse);
    },
    { passive: true },
  );
}
