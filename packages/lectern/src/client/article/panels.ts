import { targetOf } from '../navigation/target.js';
import { applyTabChoices } from '../shell/tab-choices.js';
import { leadIntoPanel } from '../shell/tab-panels.js';
import { tellTabs } from '../stores/tabs.js';
import type { TurnPanel } from './panel-animation.js';
import { panelTime } from './panel-time.js';

/** Panels that open in the flow of a page. A drop-down of the navbar lies above it and is there at once. */
const panel = 'details:not(.dropdown)';

/**
 * Lets panels open and close smoothly when the reader works them. The movement is the style sheet's; only its time
 * receives here, since it depends on the height. In browsers whose style sheets cannot do it, a script does. Panels
 * that the browser opens, for a search in the page or for a link to what is in them, open at once, so that what was
 * looked for does not move away.
 */
export function startPanels(): void {
  // What moves says so on itself, and a click on the way turns it round: it rests when the last movement is over. A
  // timer, since the box around a panel's content tells nobody of its transitions.
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const move = (details: HTMLDetailsElement, time: number): void => {
    details.style.setProperty('--panel-time', `${time}ms`);
    details.dataset.moving = '';
    clearTimeout(timers.get(details));
    timers.set(
      details,
      setTimeout(() => rest(details), time + 100),
    );
  };
  let turn: TurnPanel | undefined;
  if (!CSS.supports('interpolate-size', 'allow-keywords')) {
    // Until it has come, and without it, panels change at once.
    void import('./panel-animation.js').then(
      ({ createPanelAnimation }) => {
        turn = createPanelAnimation();
      },
      () => undefined,
    );
  }
  addEventListener('click', (event) => {
    const { matches: reducedMotion } = matchMedia('(prefers-reduced-motion: reduce)');
    const byScript = reducedMotion ? undefined : turn;
    const panels = panelsOf(event);
    if (byScript !== undefined && panels.length > 0) event.preventDefault();
    for (const details of panels) {
      const time = panelTime({ height: heightOf(details), reducedMotion });
      (byScript ?? move)(details, time);
    }
  });
  addEventListener('hashchange', openTarget);
  addEventListener('lectern:page', openTarget);
  // A link that is followed again changes no URL.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.hash !== '' && link.href === location.href) openTarget();
  });
  // A search in the page has found something in a panel of tabs.
  addEventListener('beforematch', ({ target }) => {
    if (target instanceof HTMLElement) openPanelsAround(target);
  });
}

/**
 * The panels that a click is about to change: the change comes last. A key press on a label is a click too.
 * Of panels with one name only one is open, so that opening one closes another.
 */
function panelsOf({ target, defaultPrevented }: MouseEvent): HTMLDetailsElement[] {
  const details = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
  if (defaultPrevented || !(details instanceof HTMLDetailsElement) || !details.matches(panel)) return [];
  if (details.name === '' || details.open) return [details];
  const rivals = [...document.querySelectorAll<HTMLDetailsElement>('details[open]')];
  return [details, ...rivals.filter(({ name }) => name === details.name)];
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

/** A link may lead into a closed panel. Chromium opens `details` by itself when it loads a page; others do not. */
function openTarget(): void {
  const target = targetOf(location.hash);
  if (target !== null && openPanelsAround(target)) target.scrollIntoView({ behavior: 'instant' });
}

/** Opens the `details` and the tabs that an element is in, and says whether there was anything to open. */
function openPanelsAround(target: HTMLElement): boolean {
  let opened = false;
  const closed = 'details:not([open]), .tab-panel:not([data-active])';
  for (
    let at = target.closest<HTMLElement>(closed);
    at;
    at = at.parentElement?.closest<HTMLElement>(closed) ?? null
  ) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    else leadIntoPanel(at);
    opened = true;
  }
  if (opened) {
    applyTabChoices(document);
    tellTabs();
  }
  return opened;
}
