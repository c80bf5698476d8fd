/** The direction of a collapsible section's animation. The style sheet rotates the section's marker to match. */
type Direction = 'opening' | 'closing';

interface Movement {
  animation: Animation;
  direction: Direction;
  /** The collapsible section's `name` attribute, which is removed during a closing animation. */
  name: string;
}

/** Opens or closes a collapsible section with an animation. A second call during the animation reverses it. */
export type TurnPanel = (details: HTMLDetailsElement, time: number) => void;

/**
 * Creates the animation of collapsible sections for browsers whose CSS can't animate to the height of a section's
 * content. The animation measures the section's open and closed heights.
 */
export function createPanelAnimation(): TurnPanel {
  const movements = new WeakMap<HTMLDetailsElement, Movement>();
  return (details, time) => {
    const before = movements.get(details);
    const from = heightOf(details);
    before?.animation.cancel();
    const isOpen = before === undefined ? details.open : before.direction === 'opening';
    const direction = isOpen ? 'closing' : 'opening';
    const name = before?.name ?? details.name;
    // A closing section has no name. Otherwise, when a section with the same name opens, the browser would close this
    // section without an animation.
    details.name = isOpen ? '' : name;
    details.open = !isOpen;
    const to = heightOf(details);
    // Keep a closing section open during its animation. Otherwise, its content would already be hidden.
    details.open = true;
    details.dataset.moving = direction;
    const animation = details.animate(
      { blockSize: [`${from}px`, `${to}px`] },
      { duration: time, easing: 'ease-in-out' },
    );
    movements.set(details, { animation, direction, name });
    animation.addEventListener('finish', () => {
      movements.delete(details);
      details.open = direction === 'opening';
      details.name = name;
      delete details.dataset.moving;
    });
  };
}

function heightOf(details: HTMLElement): number {
  return details.getBoundingClientRect().height;
}
