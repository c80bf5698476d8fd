export type Switch = 0 | 1;

const KEYS: Readonly<Record<string, Switch>> = { ' ': 0, Enter: 1 };
const FIELDS = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

export interface SwitchInputs {
  readonly onPress: (pressed: Switch) => void;
  readonly onEscape: () => void;
}

/** The switches are keys or buttons of game controllers. The returned function removes the listeners. */
export function listenToSwitches({ onPress, onEscape }: SwitchInputs): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
    const pressed = KEYS[event.key];
    const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (pressed === undefined || isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
    // The key acts as a switch, so it must not also activate the focused control.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keydown' && !event.repeat) onPress(pressed);
  };
  addEventListener('keydown', onKey, { capture: true });
  addEventListener('keyup', onKey, { capture: true });
  const stopController = pollControllers(onPress);
  return () => {
    removeEventListener('keydown', onKey, { capture: true });
    removeEventListener('keyup', onKey, { capture: true });
    stopController();
  };
}

/**
 * Browsers have no events for the buttons of game controllers, so these are polled on each frame. Even numbers are the
 * first switch, and odd numbers are the second.
 */
function pollControllers(onPress: (pressed: Switch) => void): () => void {
  let held = new Set<string>();
  let frame = 0;
  const poll = (): void => {
    const now = pressedButtons();
    for (const name of now) if (!held.has(name)) onPress(Number(name.split(' ')[1]) % 2 === 0 ? 0 : 1);
    held = now;
    frame = requestAnimationFrame(poll);
  };
  frame = requestAnimationFrame(poll);
  return () => cancelAnimationFrame(frame);
}

function pressedButtons(): Set<string> {
  return new Set(
    navigator
      .getGamepads()
      .flatMap((controller) =>
        controller === null
          ? []
          : controller.buttons.flatMap(({ pressed }, index) =>
              pressed ? [`${controller.index} ${index}`] : [],
            ),
      ),
  );
}
