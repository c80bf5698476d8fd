/**
 * Moves a slot's nodes into the slot that replaces it, so that islands in it stay hydrated. React recreates a slot
 * after a crash, or when a component renders it in another position.
 */
export function adoptNodes(first: Element | undefined): (slot: HTMLElement | null) => void {
  let current = first;
  return (slot) => {
    if (slot === null || slot === current) return;
    if (current !== undefined) slot.replaceChildren(...current.childNodes);
    current = slot;
  };
}
