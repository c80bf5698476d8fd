interface ScrollState {
  tops: readonly number[];
  /** The current scroll position in CSS pixels. `end` is the largest possible scroll position. */
  scroll: number;
  end: number;
  /** In CSS pixels, from the top of the window. Readers have reached the headings above this line. */
  line: number;
}

/**
 * Headings near the end of the page can't scroll up to the reading line, so they become current one by one over the
 * remaining scroll distance. Returns -1 if there are no headings.
 */
export function currentIndex({ tops, scroll, end, line }: ScrollState): number {
  const turns = tops.map((top) => Math.max(0, top - line));
  const reached = turns.filter((turn) => turn < end).length;
  const from = turns[reached - 1] ?? 0;
  const share = (end - from) / (tops.length - reached);
  const current = turns.findLastIndex((turn, index) =>
    index < reached ? turn <= scroll : from + share * (index - reached + 1) <= scroll + 1,
  );
  return tops.length === 0 ? -1 : Math.max(0, scroll > 0 ? current : 0);
}
