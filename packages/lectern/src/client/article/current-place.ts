interface Places {
  /** Where headings begin, in CSS pixels from the top of the page, in their order. */
  tops: readonly number[];
  /** How far the page is scrolled, and how far it can be. */
  scroll: number;
  end: number;
  /** A heading is current once it is above this distance from the top of the window. */
  line: number;
}

/**
 * The index of the heading that the reader is at; the first above all headings, -1 when there is none.
 * Headings near the end of a page never come up to the line: what is left to scroll is shared out among them, so that
 * each has its turn and the last is current at the very end.
 */
export function currentPlace({ tops, scroll, end, line }: Places): number {
  const turns = tops.map((top) => Math.max(0, top - line));
  const reached = turns.filter((turn) => turn < end).length;
  const from = turns[reached - 1] ?? 0;
  const share = (end - from) / (tops.length - reached);
  const current = turns.findLastIndex((turn, index) =>
    index < reached ? turn <= scroll : from + share * (index - reached + 1) <= scroll + 1,
  );
  // At the very top, and above the first heading, the first one is current.
  return tops.length === 0 ? -1 : Math.max(0, scroll > 0 ? current : 0);
}
