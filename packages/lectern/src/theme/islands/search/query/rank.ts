/** A page in the results, with a score that is comparable within one search. */
export interface Hit {
  /** Number of the page in the index. */
  page: number;
  score: number;
  /** Whether the page contains only some of the words. */
  isPartial?: boolean;
}

/** If fewer pages contain all words, pages with some of them are added. */
const enough = 12;

/**
 * Returns the pages with all words, and then pages with most of them, where rare words count more than common ones. If
 * no page has all words, every page with at least half of the total weight is a result.
 */
export function byCoverage({
  words,
}: {
  /** For each word, its rarity and the pages that contain it. The scores of the pages include the rarity. */
  words: readonly { rarity: number; hits: readonly Hit[] }[];
}): Hit[] {
  const known = words.filter(({ hits }) => hits.length > 0);
  const total = known.reduce((sum, { rarity }) => sum + rarity, 0);
  const size = known.reduce(
    (most, { hits }) => hits.reduce((max, { page }) => Math.max(max, page + 1), most),
    0,
  );
  const [scores, covered] = [new Float64Array(size), new Float64Array(size)];
  const counts = new Uint8Array(size);
  for (const { rarity, hits } of known)
    for (const { page, score } of hits) {
      scores[page] = (scores[page] ?? 0) + score;
      covered[page] = (covered[page] ?? 0) + rarity;
      counts[page] = (counts[page] ?? 0) + 1;
    }
  const all: (Hit & { isMost: boolean })[] = [];
  for (const [page, count] of counts.entries()) {
    if (count === 0) continue;
    const share = (covered[page] ?? 0) / total;
    const score = (scores[page] ?? 0) * share;
    all.push({ page, score, isPartial: count < words.length, isMost: share >= 0.5 });
  }
  const whole = bestFirst(all.filter(({ isPartial }) => !isPartial));
  const partial = bestFirst(all.filter(({ isPartial }) => isPartial));
  const added = partial.filter(
    ({ isMost }, index) => whole.length + index < enough || (isMost && whole.length === 0),
  );
  return [...whole, ...added].map(({ isMost, ...hit }) => hit);
}

/**
 * The number of pages to sort. Readers don't see more, and sorting all pages of a large site for each letter would
 * take too long.
 */
const mostSorted = 200;

/** Sorts the best pages first. The rest are in any order. */
export function bestFirst<T extends Hit>(hits: readonly T[]): T[] {
  const lowest =
    Float64Array.from(hits, ({ score }) => score)
      .sort()
      .at(-mostSorted) ?? Number.NEGATIVE_INFINITY;
  const best = hits.filter(({ score }) => score >= lowest);
  return [
    ...best.sort((a, b) => b.score - a.score || a.page - b.page),
    ...hits.filter(({ score }) => score < lowest),
  ];
}

/** Returns whether a search for several words has so few results that pages with some of the words are added. */
export function areFew(hits: readonly Hit[]): boolean {
  return hits.length < enough;
}
