/** Elements whose own behaviour is the answer to a click, with or without React. */
const native = 'a[href], summary, input, select, textarea, label, [popovertarget], [commandfor]';

/**
 * Does again, on a live island, what came too early. The event itself is stopped when it would be answered twice.
 */
export function replay({ event, ready }: { event: Event; ready: Promise<boolean> }): void {
  const { target, type } = event;
  if (!(target instanceof HTMLElement)) return;
  if (type === 'click') replayClick({ event, target, ready });
  else if (type === 'keydown') replayKey({ event: event as KeyboardEvent, target, ready });
  else if (type === 'input' || type === 'change') replayValue({ target, type, ready });
  else replaySubmit({ event, target, ready });
}

interface Replayed<T extends Event = Event> {
  event: T;
  target: HTMLElement;
  ready: Promise<boolean>;
}

function replayClick({ event, target, ready }: Replayed): void {
  if (target.closest(native) !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void ready.then((live) => {
    if (live && target.isConnected) target.click();
  });
}

/** Enter and space become clicks by themselves; letters arrive by `input`. What is left is for handlers of keys. */
function replayKey({ event, target, ready }: Replayed<KeyboardEvent>): void {
  const isButton = target.closest('button, summary, a[href]') !== null;
  const isField = target.matches('input, textarea, select, [contenteditable]');
  if (
    (isButton && (event.key === 'Enter' || event.key === ' ')) ||
    (isField && event.key.length === 1) ||
    event.key === 'Tab'
  )
    return;
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (!isField && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) event.preventDefault();
  void ready.then((live) => {
    if (live && target.isConnected) {
      target.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code,
          shiftKey,
          ctrlKey,
          altKey,
          metaKey,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
  });
}

/**
 * What was typed stands in the field already. React compares a field with what it saw last: the value is taken away
 * and put back, so that it sees the difference.
 */
function replayValue({ target, type, ready }: Omit<Replayed, 'event'> & { type: string }): void {
  void ready.then((live) => {
    if (!live || !target.isConnected) return;
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      const { checked } = target;
      target.checked = !checked;
      target.click();
      return;
    }
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      const { value } = target;
      const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set;
      target.value = '';
      setValue?.call(target, value);
    }
    target.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

function replaySubmit({ event, target, ready }: Replayed): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const { submitter } = event as SubmitEvent;
  void ready.then((live) => {
    if (live && target instanceof HTMLFormElement) target.requestSubmit(submitter);
  });
}
