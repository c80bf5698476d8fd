/** The direction of a collapsible section's animation. The style sheet uses it to rotate the marker. */
type Direction = 'opening' | 'closing';

interface Movement {
  animation: Animation;
  direction: Direction;
  /**
   * The section's original `name` attribute. It is removed from a closing section and restored after the
   * animation.
   */
  name: string;
}

/** Opens or closes a collapsible section smoothly. A second call during the animation reverses it. */
export type TurnPanel = (details: HTMLDetailsElement, time: number) => void;

/**
 * Animates sections in browsers that cannot animate to the content's height with CSS. The heights of the open and the
 * closed section are measured instead.
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
    // If an open section kept its name, the browser would close it without animation when another section with the
    // same name opens.
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
