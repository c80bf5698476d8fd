import { afterFrame } from '../moments.js';
import { focusPage } from '../navigation/target.js';
import { startDropdowns } from './dropdowns.js';

/**
 * The width above which the sidebar is a column, as in the style sheet: 996 px, or more if the reader has enlarged
 * all text.
 */
const desktop = matchMedia('(min-width: 62.25em)');

/** The menu and the drop-downs work with HTML alone. This adds hover, keyboard, and focus behavior. */
export function startNavbar(): void {
  desktop.addEventListener('change', () => {
    // The button that opened it no longer exists either.
    if (closeMenu()) focusPage('');
  });
  addEventListener('lectern:page', closeMenu);
  addEventListener('hashchange', closeMenu);
  startMenu();
  startDropdowns();
  startHiding();
}

/** @returns whether it was open. */
function closeMenu(): boolean {
  const menu = document.getElementById('menu');
  if (!menu?.matches(':popover-open')) return false;
  menu.hidePopover();
  return true;
}

/** While the menu is open, focus stays in it. */
function startMenu(): void {
  const menu = document.getElementById('menu');
  if (menu === null) return;
  const keepFocus = (): void => {
    if (!menu.matches(':popover-open')) return;
    setInert(true);
    if (!menu.contains(document.activeElement)) menu.querySelector<HTMLElement>('.menu-close')?.focus();
  };
  menu.addEventListener('click', ({ target }) => {
    // A link to the current page loads no page.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === location.pathname) closeMenu();
  });
  menu.addEventListener('toggle', keepFocus);
  // Runs before it closes, because the browser then returns focus to the button, which must be focusable.
  menu.addEventListener('beforetoggle', () => setInert(false));
  // The reader may have opened it before this script loaded.
  if (desktop.matches) closeMenu();
  else keepFocus();
}

function setInert(inert: boolean): void {
  const behind = document.querySelectorAll<HTMLElement>('.skip-link, .navbar, .announcement, main, .footer');
  for (const part of behind) part.inert = inert;
}

/** Hides the navbar while the reader scrolls down, if the site enables it, but never while it has focus. */
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
      const down = scrollY > last;
      last = scrollY;
      const inUse = navbar.matches(':focus-within, :has(details[open])');
      navbar.classList.toggle('navbar-hidden', down && scrollY >= navbar.offsetHeight && !inUse);
    },
    { passive: true },
  );
}
