/**
 * Returns a ref callback for a slot. If React creates a new element for the slot, the callback moves the old element's
 * nodes there, so that islands in the slot stay hydrated. React recreates the element after a crash, or when a
 * component renders the slot in another position.
 */
export function adoptNodes(first: Element | undefined): (slot: HTMLElement | null) => void {
  let current = first;
  return (slot) => {
    if (slot === null || slot === current) return;
    if (current !== undefined) slot.replaceChildren(...current.childNodes);
    current = slot;
  };
}
