/**
 * Moves nodes from an earlier slot into a recreated one. Slots are recreated after a crash, or when a component
 * renders them in another position. The islands in them must stay hydrated.
 */
export function adoptNodes(first: Element | undefined): (slot: HTMLElement | null) => void {
  let current = first;
  return (slot) => {
    if (slot === null || slot === current) return;
    if (current !== undefined) slot.replaceChildren(...current.childNodes);
    current = slot;
  };
}
