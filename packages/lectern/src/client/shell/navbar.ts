import { afterFrame } from '../moments.js';
import { focusPage } from '../navigation/target.js';
import { startDropdowns } from './dropdowns.js';

/**
 * Matches windows in which the sidebar is a column. The style sheet has the same breakpoint: 996 px, or more with a
 * larger font size in the browser's settings.
 */
const desktop = matchMedia('(min-width: 62.25em)');

/** Adds hover, keyboard, and focus behavior to the menu and the drop-downs, which work without scripts. */
export function startNavbar(): void {
  desktop.addEventListener('change', () => {
    // The menu may have had the focus, and the menu button is now also hidden.
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
  // Don't wait for the next frame, because the caller may focus an element in the page.
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
    // The other elements wait for the next frame, because changing `inert` recomputes the style of the whole page.
    afterFrame(() => keepFocusIn(menu));
  });
  // The reader may have opened the menu before this script loaded.
  if (desktop.matches) closeMenu();
  keepFocusIn(menu);
}

/** While the menu is open, keeps the focus in it by making the page behind inert. */
function keepFocusIn(menu: Element): void {
  const isOpen = menu.matches(':popover-open');
  const behind = document.querySelectorAll<HTMLElement>('.skip-link, .navbar, .announcement, main, .footer');
  for (const part of behind) part.inert = isOpen;
  if (isOpen && !menu.contains(document.activeElement))
    menu.querySelector<HTMLElement>('.menu-close')?.focus();
}

/** If the site enables it, hides the navbar while the reader scrolls down, unless the navbar has the focus. */
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
      // Browsers also fire `scroll` if the position hasn't changed.
      if (scrollY === last) return;
      const down = scrollY > last;
      last = scrollY;
      const inUse = navbar.matches(':focus-within, :has(details[open])');
      navbar.classList.toggle('navbar-hidden', down && scrollY >= navbar.offsetHeight && !inUse);
    },
    { passive: true },
  );
}
