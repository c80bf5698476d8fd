import { afterFrame } from '../moments.js';
import { focusPage } from '../navigation/target.js';
import { startDropdowns } from './dropdowns.js';

/**
 * Width from which the sidebar is a column, as in the style sheet: 996 px, and more where the reader has made all text
 * larger.
 */
const desktop = matchMedia('(min-width: 62.25em)');

/** The menu and the drop-downs work by HTML alone; here is what makes them pleasant. */
export function startNavbar(): void {
  desktop.addEventListener('change', () => {
    // The button that it was opened by no longer exists, too.
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

/** While the menu is open, the focus stays in it. */
function startMenu(): void {
  const menu = document.getElementById('menu');
  if (menu === null) return;
  const keepFocus = (): void => {
    if (!menu.matches(':popover-open')) return;
    setInert(true);
    if (!menu.contains(document.activeElement)) menu.querySelector<HTMLElement>('.menu-close')?.focus();
  };
  menu.addEventListener('click', ({ target }) => {
    // No page comes where a link leads to the one that is there.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === location.pathname) closeMenu();
  });
  menu.addEventListener('toggle', keepFocus);
  // Before it closes: the browser then gives the focus back to the button, which must be able to take it.
  menu.addEventListener('beforetoggle', () => setInert(false));
  // A reader may have been here before the script.
  if (desktop.matches) closeMenu();
  else keepFocus();
}

function setInert(inert: boolean): void {
  const behind = document.querySelectorAll<HTMLElement>('.skip-link, .navbar, .announcement, main, .footer');
  for (const part of behind) part.inert = inert;
}

/** Hides the bar while the reader scrolls down, where the site wants it; never while the reader is at work in it. */
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
