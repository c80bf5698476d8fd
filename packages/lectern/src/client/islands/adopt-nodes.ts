/**
 * If React replaces a slot's element, moves its nodes into the new element, so that islands in the slot stay hydrated.
 * React does so after a crash, or when a component renders the slot in another position.
 * @param input.first - The slot's element in the page; undefined if the component doesn't show the slot yet.
 * @param input.onFirstShown - Called when the component shows the slot for the first time.
 */
export function adoptNodes({
  first,
  onFirstShown,
}: {
  first: Element | undefined;
  onFirstShown: (slot: HTMLElement) => void;
}): (slot: HTMLElement | null) => void {
  let current = first;
  return (slot) => {
    if (slot === null || slot === current) return;
    if (current === undefined) onFirstShown(slot);
    else slot.replaceChildren(...current.childNodes);
    current = slot;
  };
}
