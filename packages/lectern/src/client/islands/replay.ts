import { hasModifier } from '../modifiers.js';
import type { LiveIsland } from './hydrate.js';

/** On these elements, the browser handles clicks even without React. */
const native =
  'a[href]:not([href="#"]), summary, input, select, textarea, label, [popovertarget], [commandfor]';

interface Input {
  event: Event;
  island: Element;
  ready: Promise<LiveIsland | undefined>;
}

type Act = (target: Element, live: LiveIsland) => void;

interface Early<E extends Event = Event> {
  event: E;
  target: Element;
  later: (act: Act) => void;
}

export type Replay = (input: Input) => void;

export function createReplay(): Replay {
  const queues = new WeakMap<Element, Promise<void>>();

  /** Runs each action in a separate task, because React renders between tasks, as it does between real events. */
  const enqueue = ({
    island,
    ready,
    act,
  }: { act: (live: LiveIsland) => void } & Omit<Input, 'event'>): void => {
    const before = queues.get(island);
    const run = async (): Promise<void> => {
      await before;
      const live = await ready;
      if (live === undefined) return;
      await new Promise((resolve) => setTimeout(resolve));
      act(live);
    };
    queues.set(island, run());
  };

  return ({ event, island, ready }) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const later = (act: Act): void =>
      enqueue({
        island,
        ready,
        act: (live) => {
          const found = live.counterpart(target);
          if (found !== undefined) act(found, live);
        },
      });
    if (type === 'click') replayClick({ event: event as MouseEvent, target, later });
    else if (type === 'keydown') replayKey({ event: event as KeyboardEvent, target, later });
    else if (type === 'submit') replaySubmit({ event: event as SubmitEvent, target, later });
    else replayValue({ event, target, later });
  };
}

export function replayEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element && target.isConnected)) return;
  if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent('keydown', event));
  else if (target.closest(native) === null) target.dispatchEvent(new MouseEvent('click', event));
}

function replayClick({ event, target, later }: Early<MouseEvent>): void {
  if (target.closest(native) !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const again = new MouseEvent('click', event);
  later((found) => found.dispatchEvent(again));
}

/**
 * Skips keys that the browser handles: Enter and Space on buttons become clicks, characters in fields become `input`
 * events, and Tab moves the focus.
 */
function replayKey({ event, target, later }: Early<KeyboardEvent>): void {
  if (hasModifier(event)) return;
  const { key } = event;
  const isButton = target.closest('button, summary, a[href]') !== null;
  const isField = target.matches('input, textarea, select, [contenteditable]');
  if ((isButton && (key === 'Enter' || key === ' ')) || (isField && key.length === 1) || key === 'Tab')
    return;
  const again = new KeyboardEvent('keydown', event);
  if (!isField && /^(?:Arrow|Home$|End$)/u.test(key)) event.preventDefault();
  later((found) => found.dispatchEvent(again));
}

function replayValue({ event, target, later }: Early): void {
  if (target.matches('[type=checkbox], [type=radio]')) {
    if (event.type !== 'change') return;
    const { checked } = target as HTMLInputElement;
    later((found) => {
      (found as HTMLInputElement).checked = !checked;
      // Don't call `click()`, because browsers ignore it while they dispatch a click that a key press caused.
      found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    return;
  }
  later((found, live) => {
    if (found !== target) live.announceValue(found);
  });
}

function replaySubmit({ event, later }: Early<SubmitEvent>): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const { submitter } = event;
  later(
    (found, live) =>
      found instanceof HTMLFormElement && found.requestSubmit(submitter && live.counterpart(submitter)),
  );
}
