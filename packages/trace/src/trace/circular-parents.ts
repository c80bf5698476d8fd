import type { Diagnostic } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type { TraceItem } from './types.js';

type Items = ReadonlyMap<string, TraceItem>;

/** Reports each cycle of requirements that refine each other, at the requirement that was declared first. */
export function circularParents(items: Items): Diagnostic[] {
  const order = new Map([...items.keys()].map((id, index) => [id, index]));
  return cyclesIn(items).flatMap((cycle) => {
    const first = Math.min(...cycle.map((id) => order.get(id) ?? 0));
    const start = cycle.findIndex((id) => order.get(id) === first);
    const ids = [...cycle.slice(start), ...cycle.slice(0, start)];
    const item = items.get(ids[0] ?? '');
    if (item === undefined) return [];
    const { id, file, line, column, relationsAt = { line, column } } = item;
    return [
      problem({
        code: 'trace-contradiction',
        message: `The requirement ${id} refines itself: ${[...ids, id].join(' → ')}.`,
        hint: 'Remove `parent` from the ::trace of one of these requirements.',
        file,
        ...relationsAt,
      }),
    ];
  });
}

/** Visits each item once. Not recursive, because a chain of parents may be too long for the stack. */
function cyclesIn(items: Items): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  /** The items from the start of the search to the current item, each followed by one of its parents. */
  const path = new Set<string>();
  const steps = [...items.keys()].reverse().map((id) => ({ id, isLast: false }));
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { id, isLast } = step;
    if (isLast) {
      path.delete(id);
      done.add(id);
    } else if (path.has(id)) {
      cycles.push([...path].slice([...path].indexOf(id)));
    } else if (!done.has(id)) {
      path.add(id);
      steps.push({ id, isLast: true });
      for (const parent of items.get(id)?.parents ?? []) steps.push({ id: parent, isLast: false });
    }
  }
  return cycles;
}
