/** A page in the results, with a score that is comparable within one search. */
export interface Hit {
  /** Its number in the index. */
  page: number;
  score: number;
}

/**
 * If no page has all words: the pages with the most of them, where rare words count more than common ones. A page with
 * less than half of the total weight is not a result.
 */
export function byCoverage({
  lists,
  pages,
}: {
  /** For each word, the pages that contain it, best first. */
  lists: readonly (readonly Hit[])[];
  /** Total number of pages. */
  pages: number;
}): Hit[] {
  const found = new Map<number, { score: number; covered: number }>();
  const rarities = lists.map((list) => (list.length === 0 ? 0 : Math.log(1 + pages / list.length)));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  for (const [index, list] of lists.entries()) {
    const rarity = rarities[index] ?? 0;
    const highest = list[0]?.score ?? 1;
    for (const hit of list) {
      const known = found.get(hit.page) ?? { score: 0, covered: 0 };
      known.score += rarity * (0.5 + hit.score / highest / 2);
      known.covered += rarity;
      found.set(hit.page, known);
    }
  }
  return [...found]
    .filter(([, { covered }]) => covered * 2 >= total)
    .map(([page, { score, covered }]) => ({ page, score: score * (covered / total) }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
