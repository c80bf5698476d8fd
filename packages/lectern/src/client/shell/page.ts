import { startHeadingLinks } from '../article/heading-links.js';
import { startPanels } from '../article/panels.js';
import { startZoom } from '../article/zoom-start.js';
import { attempt } from '../attempt.js';
import { notifyTabs } from '../stores/tabs.js';
import type { Announcer } from './announcer.js';
import { startCurrentHeading } from './current-heading.js';
import { startFrame } from './frame.js';
import { startNavbar } from './navbar.js';
import { markQuestion } from './question.js';
import { scrollInside } from './scroll-inside.js';
import { applyTabChoices } from './tab-choices.js';

export function startPageBehavior({ announcer }: { announcer: Announcer }): void {
  attempt(startFrame);
  attempt(startCurrentHeading);
  attempt(startPanels);
  attempt(() => startHeadingLinks({ announcer }));
  attempt(startZoom);
  attempt(preparePage);
  // Start the navbar last. `preparePage` dispatches `lectern:page`, which would close a menu that the reader has
  // already opened.
  attempt(startNavbar);
  // Remove the head script's style rules, because the elements now have the corresponding attributes.
  document.adoptedStyleSheets = [];
  addEventListener('beforeprint', openAll);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Choices may have changed while this page was in the back/forward cache.
    applyTabChoices(document);
    notifyTabs();
  });
}

/** `served` is the page as the server sent it, unchanged by scripts; undefined after a full page load. */
export function preparePage(served?: Document): void {
  markQuestion();
  applyTabChoices(document);
  notifyTabs();
  observeScrollers();
  showCurrentInSidebar();
  dispatchEvent(new CustomEvent('lectern:page', { detail: served }));
}

/**
 * A `ResizeObserver` measures the boxes without forcing a layout, and skips hidden boxes, such as those in closed
 * sections.
 */
function observeScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    // Measure all boxes before changing any, because each change would force another layout.
    for (const [target, isWide] of entries.map(measure)) {
      if (isWide) {
        target.setAttribute('tabindex', '0');
        if (target.className === 'table-box') {
          target.setAttribute('role', 'group');
          target.setAttribute('aria-label', target.querySelector('th')?.textContent ?? '');
        }
      } else target.removeAttribute('tabindex');
      // Skip a block that wraps lines, because the lines' full width is unknown.
      const block = target.closest('[data-wrap]') ? null : target.closest('.code-block');
      block?.toggleAttribute('data-wide', block.querySelector('pre[tabindex]') !== null);
    }
  });
  for (const box of document.querySelectorAll('.table-box, .code-block pre, .diagram')) observer.observe(box);
}

function measure({ target }: ResizeObserverEntry): [Element, isWide: boolean] {
  return [target, target.scrollWidth > target.clientWidth];
}

function showCurrentInSidebar(): void {
  // On narrow screens, the sidebar is in the closed menu, where its elements have no position, and measuring them would
  // force a layout.
  if (matchMedia('(width < 62.25em)').matches) return;
  const menu = document.getElementById('menu');
  const current = menu?.querySelector('.sidebar [aria-current]');
  if (menu && current) scrollInside({ box: menu, element: current });
}

function openAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not(.diagram-text)'))
    details.open = true;
}
