/** A page in the results, with a score that is comparable within one search. */
export interface Hit {
  /** Its number in the index. */
  page: number;
  score: number;
  /** The page has only some of the words. */
  isPartial?: boolean;
}

/** If fewer pages have all words, pages with some of them are added. */
const enough = 12;

/**
 * The pages with all words, filled up with those that have most of them, where rare words count more than common ones.
 * All pages with at least half of the total weight are results if no page has all words.
 */
export function byCoverage({
  words,
}: {
  /** For each word, how rare it is, and the pages that contain it; their scores include the rarity. */
  words: readonly { rarity: number; hits: readonly Hit[] }[];
}): Hit[] {
  const found = new Map<number, { score: number; covered: number; count: number }>();
  const known = words.filter(({ hits }) => hits.length > 0);
  const total = known.reduce((sum, { rarity }) => sum + rarity, 0);
  for (const { rarity, hits } of known) {
    for (const hit of hits) {
      const page = found.get(hit.page) ?? { score: 0, covered: 0, count: 0 };
      page.score += hit.score;
      page.covered += rarity;
      page.count += 1;
      found.set(hit.page, page);
    }
  }
  const all = [...found]
    .map(([page, { score, covered, count }]) => ({
      hit: { page, score: score * (covered / total), isPartial: count < words.length },
      isMost: covered * 2 >= total,
    }))
    .sort(
      (a, b) =>
        Number(a.hit.isPartial) - Number(b.hit.isPartial) ||
        b.hit.score - a.hit.score ||
        a.hit.page - b.hit.page,
    );
  const hasWhole = all[0]?.hit.isPartial === false;
  return all
    .filter(({ hit, isMost }, index) => index < enough || !hit.isPartial || (isMost && !hasWhole))
    .map(({ hit }) => hit);
}

/** True if a search for several words should be filled up. */
export function areFew(hits: readonly Hit[]): boolean {
  return hits.length < enough;
}
