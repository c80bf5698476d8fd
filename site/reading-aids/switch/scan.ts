export interface ScanState {
  readonly level: 'groups' | 'items';
  readonly group: number;
  readonly item: number;
  readonly rounds: number;
}

export interface ScanStep {
  readonly state: ScanState;
  readonly chosen?: { readonly group: number; readonly item: number };
}

export const START: ScanState = { level: 'groups', group: 0, item: 0, rounds: 0 };

/**
 * After this number of rounds without a selection, the scan leaves the group, because the reader probably selected the
 * wrong one.
 */
const MOST_ROUNDS = 2;

/** `sizes` contains the current number of controls in each group, which may change at any time. */
export function scan({
  state,
  event,
  sizes,
}: {
  state: ScanState;
  event: 'next' | 'choose';
  sizes: readonly number[];
}): ScanStep {
  if (sizes.every((size) => size === 0)) return { state: START };
  const size = sizes[state.group] ?? 0;
  if (size === 0) return { state: { ...START, group: nextGroup(state.group, sizes) } };
  if (state.level === 'groups') {
    if (event === 'next') return { state: { ...START, group: nextGroup(state.group, sizes) } };
    return size === 1
      ? { state: { ...START, group: state.group }, chosen: { group: state.group, item: 0 } }
      : { state: { level: 'items', group: state.group, item: 0, rounds: 0 } };
  }
  const item = Math.min(state.item, size - 1);
  // A reader who repeats a command, such as "scroll down", doesn't have to wait for all other groups.
  if (event === 'choose')
    return { state: { ...START, group: state.group }, chosen: { group: state.group, item } };
  if (item + 1 < size) return { state: { ...state, item: item + 1 } };
  if (state.rounds + 1 >= MOST_ROUNDS) return { state: { ...START, group: state.group } };
  return { state: { ...state, item: 0, rounds: state.rounds + 1 } };
}

function nextGroup(group: number, sizes: readonly number[]): number {
  for (let step = 1; step <= sizes.length; step += 1) {
    const index = (group + step) % sizes.length;
    if ((sizes[index] ?? 0) > 0) return index;
  }
  return 0;
}
