import { startReadingPosition } from './reading-position.js';
import { startScrollers } from './scrollers.js';
import { startTools } from './tools.js';
import { startTrees } from './trees.js';

export default function startApi(): void {
  startTrees();
  startReadingPosition();
  startTools();
  startScrollers();
  addEventListener('click', closeMenu);
}

/**
 * Closes the slide-out menu when the reader follows a link to a section of the same page, which the menu would cover.
 */
function closeMenu({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#menu a[href*="#"]') : null;
  const menu = document.getElementById('menu');
  if (link?.pathname === location.pathname && menu?.matches(':popover-open')) menu.hidePopover();
}
