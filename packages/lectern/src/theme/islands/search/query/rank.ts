export interface Hit {
  page: number;
  score: number;
  isPartial?: boolean;
}

export interface RankedPages {
  hits: Hit[];
  total: number;
}

/**
 * Scores by page number; 0 if the page isn't found. Only a typed array is fast enough to score thousands of pages for
 * each typed letter.
 */
export type Scores = Float64Array;

export const noPages: RankedPages = { hits: [], total: 0 };

/** If fewer pages contain all words, pages with only some of the words are added. */
const enough = 12;

/** Sorting more pages for each typed letter would take too long. */
const mostSorted = 200;

export function bestPages(scores: Scores): RankedPages {
  const found = scores.filter((score) => score > 0);
  const lowest = found.length > mostSorted ? (found.sort().at(-mostSorted) ?? 0) : 0;
  const hits: Hit[] = [];
  for (let page = 0; page < scores.length; page += 1) {
    const score = scores[page] ?? 0;
    if (score > 0 && score >= lowest) hits.push({ page, score });
  }
  hits.sort((a, b) => b.score - a.score || a.page - b.page);
  return { hits: hits.slice(0, mostSorted), total: found.length };
}

/**
 * Pages with all words come first, and partial matches fill the list up to `enough` pages. If no page has all words,
 * the results are the pages with at least half of the words' total rarity.
 */
export function byCoverage({
  words,
}: {
  /** The scores are already weighted by the rarity. */
  words: readonly { rarity: number; scores: Scores }[];
}): RankedPages {
  const known = words.filter(({ scores }) => scores.some((score) => score > 0));
  const total = known.reduce((sum, { rarity }) => sum + rarity, 0);
  const size = known[0]?.scores.length ?? 0;
  const [whole, partial, likely] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let page = 0; page < size; page += 1) {
    let [sum, covered, count] = [0, 0, 0];
    for (const { rarity, scores } of known) {
      const score = scores[page] ?? 0;
      if (score === 0) continue;
      sum += score;
      covered += rarity;
      count += 1;
    }
    if (count === 0) continue;
    const share = covered / total;
    if (count === words.length) whole[page] = sum;
    else partial[page] = sum * share;
    if (share >= 0.5) likely[page] = partial[page] ?? 0;
  }
  const best = bestPages(whole);
  const others = bestPages(partial);
  const rest = others.hits.slice(0, Math.max(0, enough - best.total));
  if (best.total === 0) {
    const most = bestPages(likely);
    const listed = new Set(rest.map(({ page }) => page));
    rest.push(...most.hits.filter(({ page }) => !listed.has(page)));
    const more = rest.filter(({ page }) => (likely[page] ?? 0) === 0).length;
    return { hits: marked(rest), total: most.total + more };
  }
  return { hits: [...best.hits, ...marked(rest)], total: best.total + rest.length };
}

function marked(hits: readonly Hit[]): Hit[] {
  return hits.map((hit) => ({ ...hit, isPartial: true }));
}

export function areFew({ total }: RankedPages): boolean {
  return total < enough;
}
