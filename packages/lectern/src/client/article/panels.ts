import { targetOf } from '../navigation/target.js';
import { applyTabChoices } from '../shell/tab-choices.js';
import { revealPanel } from '../shell/tab-panels.js';
import { notifyTabs } from '../stores/tabs.js';
import type { TurnPanel } from './panel-animation.js';
import { panelTime } from './panel-time.js';

/** Excludes the navbar's drop-downs, which open without an animation. */
const panel = 'details:not(.dropdown)';

/**
 * When the browser opens a section for find-in-page or a link, there is no animation, because the target would move.
 */
export function startPanels(): void {
  // A timer removes the `data-moving` attribute, because transitions of `::details-content` don't fire events.
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
  // Handle clicks, too, because `hashchange` doesn't fire if the reader follows the same link again.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.hash !== '' && link.href === location.href) openTarget();
  });
  // `beforematch` fires when find-in-page finds a match in a closed tab panel or section.
  addEventListener('beforematch', ({ target }) => {
    if (target instanceof HTMLElement) openPanelsAround(target);
  });
}

/** Includes open sections with the same name as the clicked section, because the browser closes them. */
function panelsOf({ target, defaultPrevented }: MouseEvent): HTMLDetailsElement[] {
  const details = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
  if (defaultPrevented || !(details instanceof HTMLDetailsElement) || !details.matches(panel)) return [];
  if (details.name === '' || details.open) return [details];
  const rivals = [...document.querySelectorAll<HTMLDetailsElement>('details[open]')];
  return [details, ...rivals.filter(({ name }) => name === details.name)];
}

function rest(details: HTMLElement): void {
  details.style.removeProperty('--panel-time');
  if (details.getAttribute('style') === '') details.removeAttribute('style');
  delete details.dataset.moving;
}

function heightOf(details: HTMLDetailsElement): number {
  const range = document.createRange();
  range.selectNodeContents(details);
  const summary = details.querySelector(':scope > summary');
  if (summary !== null) range.setStartAfter(summary);
  return range.getBoundingClientRect().height;
}

/** On page load, only Chromium opens closed sections around the fragment's target by itself. */
function openTarget(): void {
  const target = targetOf(location.hash);
  if (target !== null && openPanelsAround(target)) target.scrollIntoView({ behavior: 'instant' });
}

function openPanelsAround(target: HTMLElement): boolean {
  let opened = false;
  const closed = 'details:not([open]), .tab-panel:not([data-active])';
  for (
    let at = target.closest<HTMLElement>(closed);
    at;
    at = at.parentElement?.closest<HTMLElement>(closed) ?? null
  ) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    else revealPanel(at);
    opened = true;
  }
  if (opened) {
    applyTabChoices(document);
    notifyTabs();
  }
  return opened;
}
