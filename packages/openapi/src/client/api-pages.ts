import { startReadingPlace } from './reading-place.js';
import { startTools } from './tools.js';
import { startTrees } from './trees.js';

/** What the pages of an API need besides islands. */
export default function startApi(): void {
  startTrees();
  startReadingPlace();
  startTools();
  addEventListener('click', closeMenu);
}

/** A link of the slide-out menu to a part of this page: what it leads to is behind the menu. */
function closeMenu({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#menu a[href*="#"]') : null;
  const menu = document.getElementById('menu');
  if (link?.pathname === location.pathname && menu?.matches(':popover-open')) menu.hidePopover();
}
