import { startHeadingLinks } from '../article/heading-links.js';
import { startPanels } from '../article/panels.js';
import { startZoom } from '../article/zoom-start.js';
import { attempt } from '../attempt.js';
import { afterFrame } from '../moments.js';
import { notifyTabs } from '../stores/tabs.js';
import type { Announcer } from './announcer.js';
import { startCurrentHeading } from './current-heading.js';
import { startFrame } from './frame.js';
import { startNavbar } from './navbar.js';
import { markQuestion } from './question.js';
import { applyTabChoices } from './tab-choices.js';

/** Behavior of the shell that needs no React. */
export function startPageBehavior({ announcer }: { announcer: Announcer }): void {
  attempt(startFrame);
  attempt(startCurrentHeading);
  attempt(startPanels);
  attempt(() => startHeadingLinks({ announcer }));
  attempt(startZoom);
  attempt(preparePage);
  // The navbar starts after the first page has been announced, so that an open menu stays open.
  attempt(startNavbar);
  // From here on, attributes replace the style rules of the head script, so remove these rules.
  document.adoptedStyleSheets = [];
  for (const type of ['resize', 'lectern:wrap', 'toggle', 'contentvisibilityautostatechange'])
    addEventListener(type, markScrollers, true);
  addEventListener('beforeprint', () => openAll());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // A page in the back/forward cache has missed later choices.
    applyTabChoices(document);
    notifyTabs();
  });
}

/**
 * Prepares each page after a full page load or navigation. @param served - The original document, after client-side
 * navigation.
 */
export function preparePage(served?: Document): void {
  markQuestion();
  applyTabChoices(document);
  afterFrame(markScrollers);
  showCurrentInSidebar();
  dispatchEvent(new CustomEvent('lectern:page', { detail: served }));
}

/**
 * Makes boxes focusable if they scroll horizontally, and only those. All boxes are measured before any is changed, so
 * that the browser computes the layout only once. Boxes that the browser skips, for example in a closed section, are
 * measured when they appear: each would force a separate layout.
 */
function markScrollers(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('.table-box, .code-block pre, .diagram')].filter(
    (box) => box.checkVisibility({ contentVisibilityAuto: true }),
  );
  const measured = boxes.map((box) => ({ box, isWide: box.scrollWidth > box.clientWidth }));
  // A block may have two boxes: its code and its output.
  const wide = new Set(measured.flatMap(({ box, isWide }) => (isWide ? box.closest('.code-block') : [])));
  for (const { box, isWide } of measured) {
    // While lines wrap, their full length is unknown.
    const block = box.closest('[data-wrap]') === null ? box.closest('.code-block') : null;
    block?.toggleAttribute('data-wide', wide.has(block));
    if (isWide) {
      box.tabIndex = 0;
      if (box.className === 'table-box') {
        box.setAttribute('role', 'group');
        box.setAttribute('aria-label', box.querySelector('th')?.textContent ?? 'Table');
      }
    } else box.removeAttribute('tabindex');
  }
}

function showCurrentInSidebar(): void {
  // In the closed menu of narrow screens, no element has a position, and measuring would force a layout.
  if (matchMedia('(width < 62.25em)').matches) return;
  const menu = document.getElementById('menu');
  const current = menu?.querySelector('.sidebar [aria-current]');
  if (!menu || !current) return;
  const box = menu.getBoundingClientRect();
  const rect = current.getBoundingClientRect();
  if (rect.top < box.top || rect.bottom > box.bottom) menu.scrollTop += rect.top - box.top - box.height / 2;
}

/** Opens all tabs and collapsible sections for printing. */
function openAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not(.diagram-text)'))
    details.open = true;
}
