/** Width from which the sidebar is a column, in CSS pixels: the same number as in the style sheet. */
const desktop = matchMedia('(min-width: 996px)');

/** The menu and the drop-downs work by HTML alone; here is what makes them pleasant. */
export function startNavbar(): void {
  desktop.addEventListener('change', closeMenu);
  addEventListener('lectern:page', closeMenu);
  addEventListener('click', closeDropdowns);
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeDropdowns();
  });
  startHiding();
}

function closeMenu(): void {
  const menu = document.getElementById('menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

function closeDropdowns(event?: Event): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('.dropdown[open]')) {
    if (event !== undefined && event.target instanceof Node && dropdown.contains(event.target)) continue;
    const hadFocus = dropdown.contains(document.activeElement);
    dropdown.open = false;
    if (hadFocus && event === undefined) dropdown.querySelector('summary')?.focus();
  }
}

/** Hides the bar while the reader scrolls down, where the site wants it; never while the focus is in it. */
function startHiding(): void {
  const navbar = document.querySelector<HTMLElement>('.navbar[data-hide-on-scroll]');
  if (navbar === null) return;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const down = scrollY > last;
      last = scrollY;
      const keep = scrollY < navbar.offsetHeight || navbar.contains(document.activeElement);
      navbar.classList.toggle('navbar-hidden', down && !keep);
    },
    { passive: true },
  );
}
