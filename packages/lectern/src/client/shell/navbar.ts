import { afterFrame } from '../moments.js';
import { focusPage } from '../navigation/target.js';
import { startDropdowns } from './dropdowns.js';

/**
 * The style sheet uses the same breakpoint: 996 px with the default font size, and more if the reader has chosen a
 * larger font.
 */
const desktop = matchMedia('(min-width: 62.25em)');

export function startNavbar(): void {
  desktop.addEventListener('change', () => {
    // Move the focus to the page, because the menu button is hidden on wide screens.
    if (closeMenu()) focusPage('');
  });
  addEventListener('lectern:page', closeMenu);
  addEventListener('hashchange', closeMenu);
  startMenu();
  startDropdowns();
  startHiding();
}

function closeMenu(): boolean {
  const menu = document.getElementById('menu');
  if (!menu?.matches(':popover-open')) return false;
  menu.hidePopover();
  // Call `keepFocusIn` without waiting for a frame, because the caller may move the focus to the page, which is still
  // inert.
  keepFocusIn(menu);
  return true;
}

function startMenu(): void {
  const menu = document.getElementById('menu');
  if (menu === null) return;
  menu.addEventListener('click', ({ target }) => {
    // Navigation closes the menu only if it loads another page. For a link to the current page, close it here.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === location.pathname) closeMenu();
  });
  menu.addEventListener('beforetoggle', () => {
    // When the menu closes, the browser returns the focus to the menu button, so make it interactive at once. In a
    // custom navbar, an element around it may be inert.
    document.querySelector('.menu-button')?.closest('[inert]')?.removeAttribute('inert');
    // Call `keepFocusIn` after the next frame, because changing `inert` recomputes the styles of the whole page.
    afterFrame(() => keepFocusIn(menu));
  });
  // The menu may be open already, because the reader can open it before this script has loaded.
  if (desktop.matches) closeMenu();
  keepFocusIn(menu);
}

function keepFocusIn(menu: Element): void {
  const isOpen = menu.matches(':popover-open');
  const behind = document.querySelectorAll<HTMLElement>(
    '.skip-link, .navbar > *, .announcement, main, .footer',
  );
  for (const part of behind) part.inert = isOpen;
  if (isOpen && !menu.contains(document.activeElement))
    menu.querySelector<HTMLElement>('.menu-close')?.focus();
}

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
      // Browsers may fire `scroll` even if the scroll position hasn't changed.
      if (scrollY === last) return;
      const down = scrollY > last;
      last = scrollY;
      const inUse = navbar.matches(':focus-within, :has(details[open])');
      navbar.classList.toggle('navbar-hidden', down && scrollY >= navbar.offsetHeight && !inUse);
    },
    { passive: true },
  );
}
