import { panelTime } from './panel-time.js';

/** Panels that open in the flow of a page. A drop-down of the navbar lies above it and is there at once. */
const panel = 'details:not(.dropdown)';

/**
 * Lets panels open and close smoothly when the reader works them. The movement is the style sheet's; only its time is
 * given here, since it depends on the height. Panels that the browser opens, for a search in the page or for a link to
 * what is in them, open at once, so that what was looked for does not move away.
 */
export function startPanels(): void {
  addEventListener('click', onClick);
  document.addEventListener('transitionend', (event) => {
    if (event.pseudoElement !== '::details-content' || event.propertyName !== 'block-size') return;
    if (event.target instanceof HTMLElement) rest(event.target);
  });
  addEventListener('hashchange', openTarget);
  addEventListener('lectern:page', openTarget);
}

/** Runs before the panel changes, which is what a click does last. A key press on a label is a click too. */
function onClick({ target, defaultPrevented }: MouseEvent): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const details = summary?.parentElement;
  if (defaultPrevented || !(details instanceof HTMLDetailsElement) || !details.matches(panel)) return;
  move(details);
  // Of panels with one name, only one is open: the others close now.
  if (details.name === '' || details.open) return;
  for (const other of document.getElementsByName(details.name))
    if (other instanceof HTMLDetailsElement && other.open) move(other);
}

function move(details: HTMLDetailsElement): void {
  const { matches: reducedMotion } = matchMedia('(prefers-reduced-motion: reduce)');
  details.style.setProperty('--panel-time', `${panelTime({ height: heightOf(details), reducedMotion })}ms`);
  details.dataset.moving = '';
}

function rest(details: HTMLElement): void {
  details.style.removeProperty('--panel-time');
  if (details.style.length === 0) details.removeAttribute('style');
  delete details.dataset.moving;
}

/** Height of what is below the label; that of a closed panel can be measured as well. */
function heightOf(details: HTMLDetailsElement): number {
  const range = document.createRange();
  range.selectNodeContents(details);
  const summary = details.querySelector(':scope > summary');
  if (summary !== null) range.setStartAfter(summary);
  return range.getBoundingClientRect().height;
}

/** A link may lead into a closed panel. Chromium opens it by itself when it loads a page; others do not. */
function openTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  let opened = false;
  for (let at = target?.closest<HTMLDetailsElement>('details:not([open])'); at; ) {
    at.open = true;
    opened = true;
    at = at.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  }
  if (opened) target?.scrollIntoView({ behavior: 'instant' });
}
