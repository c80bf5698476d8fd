/**
 * Returns a ref callback for a slot. If React replaces the slot's element, the callback moves the old element's nodes
 * into the new element, so that islands in the slot stay hydrated. React replaces the element after a crash, or when a
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
