/** Call this before hydration, because a component may replace its elements right after it. */
export function createCounterparts(island: Element): <E extends Element>(target: E) => E | undefined {
  const before = elementsOf(island);
  let counterparts: Map<Element, Element> | undefined;
  return (target) => {
    // Match all elements before the first event is replayed, because that event may change the island.
    counterparts ??= match(before, elementsOf(island));
    if (target.isConnected) return target;
    // The cast is safe, because `match` pairs only elements with the same name.
    const counterpart = counterparts.get(target) as typeof target | undefined;
    if (counterpart !== undefined && isField(target) && isField(counterpart))
      counterpart.value = target.value;
    return counterpart;
  };
}

function elementsOf(island: Element): Element[] {
  return [...island.querySelectorAll('*')].filter(
    (element) => element.closest('lectern-island, lectern-slot') === island,
  );
}

function match(before: readonly Element[], after: readonly Element[]): Map<Element, Element> {
  const counterparts = new Map<Element, Element>();
  for (const [index, element] of before.entries()) {
    const other = after[index];
    if (other?.localName === element.localName && other.textContent === element.textContent)
      counterparts.set(element, other);
  }
  return counterparts;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    (element instanceof HTMLInputElement && element.type !== 'file') ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
