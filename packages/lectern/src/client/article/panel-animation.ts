type Direction = 'opening' | 'closing';

interface Movement {
  animation: Animation;
  direction: Direction;
  name: string;
}

/** A second call during the animation reverses the animation. */
export type TurnPanel = (details: HTMLDetailsElement, time: number) => void;

/** Animates collapsible sections in browsers that don't support the CSS property `interpolate-size`. */
export function createPanelAnimation(): TurnPanel {
  const movements = new WeakMap<HTMLDetailsElement, Movement>();
  return (details, time) => {
    const before = movements.get(details);
    const from = heightOf(details);
    before?.animation.cancel();
    const isOpen = before === undefined ? details.open : before.direction === 'opening';
    const direction = isOpen ? 'closing' : 'opening';
    const name = before?.name ?? details.name;
    // Remove the name of a closing section, because the browser would close it without an animation when another
    // section with that name opens.
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
