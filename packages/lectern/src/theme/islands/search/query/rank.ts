/** A page that a back end has found, with a score that can be compared within one search. */
export interface Hit {
  /** The same for one page in every search. */
  id: string;
  score: number;
}

/** Multiplies scores, where pages of one source go before those of another. */
export function weighted<Found extends Hit>(hits: readonly Found[], weight: number): Found[] {
  return weight === 1 ? [...hits] : hits.map((hit) => ({ ...hit, score: hit.score * weight }));
}

/** The best first. */
export function sorted<Found extends Hit>(hits: readonly Found[]): Found[] {
  return [...hits].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Pages that are in every list, with the sum of their scores and what the first list has of them. */
export function inAll<Found extends Hit>([first, ...others]: readonly (readonly Found[])[]): Found[] {
  const maps = others.map((list) => new Map(list.map((hit) => [hit.id, hit.score])));
  return (first ?? [])
    .filter(({ id }) => maps.every((map) => map.has(id)))
    .map((hit) => ({ ...hit, score: maps.reduce((sum, map) => sum + (map.get(hit.id) ?? 0), hit.score) }));
}

/** How much more a page counts that has the words of the query in their order, side by side. */
const verbatim = 3;

export function preferring<Found extends Hit>({
  hits,
  exact,
}: {
  hits: readonly Found[];
  /** Pages with the very words of the query. */
  exact: readonly Hit[];
}): Found[] {
  const ids = new Set(exact.map(({ id }) => id));
  return hits.map((hit) => (ids.has(hit.id) ? { ...hit, score: hit.score * verbatim } : hit));
}

/**
 * Where no page has all words: the pages that have the most of them, rare words counting more than common ones. A
 * page with less than half of what is looked for is not an answer.
 */
export function byCoverage<Found extends Hit>({
  lists,
  pages,
}: {
  /** For each word, the pages that have it. */
  lists: readonly (readonly Found[])[];
  /** How many pages there are. */
  pages: number;
}): Found[] {
  const found = new Map<string, { hit: Found; best: number; score: number; covered: number }>();
  const rarities = lists.map((list) => (list.length === 0 ? 0 : Math.log(1 + pages / list.length)));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  for (const [index, list] of lists.entries()) {
    const rarity = rarities[index] ?? 0;
    const highest = Math.max(...list.map(({ score }) => score), Number.MIN_VALUE);
    for (const hit of list) {
      const known = found.get(hit.id) ?? { hit, best: 0, score: 0, covered: 0 };
      const share = rarity * (0.5 + hit.score / highest / 2);
      if (share > known.best) Object.assign(known, { hit, best: share });
      known.score += share;
      known.covered += rarity;
      found.set(hit.id, known);
    }
  }
  return sorted(
    [...found.values()]
      .filter(({ covered }) => covered * 2 >= total)
      .map(({ hit, score, covered }) => ({ ...hit, score: score * (covered / total) })),
  );
}
