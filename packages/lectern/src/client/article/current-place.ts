interface Places {
  /** Top edges of the headings, in CSS pixels and in page order. */
  tops: readonly number[];
  /** The current and the maximum scroll position. */
  scroll: number;
  end: number;
  /** Distance from the top of the window. Headings above it count as reached. */
  line: number;
}

/**
 * Returns the index of the current heading, or -1 if there are no headings. At the top of the page, it is the first
 * one. Headings near the end cannot scroll up to the line, so the remaining scroll distance is divided among them:
 * each becomes current, and the last one at the very end.
 */
export function currentPlace({ tops, scroll, end, line }: Places): number {
  const turns = tops.map((top) => Math.max(0, top - line));
  const reached = turns.filter((turn) => turn < end).length;
  const from = turns[reached - 1] ?? 0;
  const share = (end - from) / (tops.length - reached);
  const current = turns.findLastIndex((turn, index) =>
    index < reached ? turn <= scroll : from + share * (index - reached + 1) <= scroll + 1,
  );
  // While the reader is still above the first heading, it is already current.
  return tops.length === 0 ? -1 : Math.max(0, scroll > 0 ? current : 0);
}
