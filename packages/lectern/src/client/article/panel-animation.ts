/** The direction of a section's animation. The style sheet rotates the marker accordingly. */
type Direction = 'opening' | 'closing';

interface Movement {
  animation: Animation;
  direction: Direction;
  /** The section's original `name` attribute, which a closing section lacks until its animation ends. */
  name: string;
}

/** Opens or closes a collapsible section smoothly. A second call during the animation reverses it. */
export type TurnPanel = (details: HTMLDetailsElement, time: number) => void;

/**
 * Animates sections in browsers whose CSS can't animate to the content's height, by measuring the heights of the open
 * and the closed section.
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
    // With its name, the browser would close the section without animation when another section with the same name
    // opens.
    details.name = isOpen ? '' : name;
    details.open = !isOpen;
    const to = heightOf(details);
    // A closing section stays visible until the animation ends.
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
