import { expect, test } from 'vitest';
import { bestPages, byCoverage } from './rank.js';

const scoresOn = (pages: readonly number[], score = 1) => {
  const scores = new Float64Array(1200);
  for (const page of pages) scores[page] = score;
  return scores;
};
const range = (count: number) => Array.from({ length: count }, (_, page) => page + 100);

test('search ranking: pages with all query words come first, followed by pages with the rarest words', () => {
  const [both, rare, common] = [7, 3, 5];
  const frequent = scoresOn([common], 2);
  frequent[both] = 1;
  const words = [
    { rarity: 4, scores: scoresOn([rare, both], 4) },
    { rarity: 1, scores: frequent },
  ];
  const found = byCoverage({ words });
  expect(found.hits.map(({ page, isPartial = false }) => [page, isPartial])).toEqual([
    [both, false],
    [rare, true],
    [common, true],
  ]);
  expect(found.total).toBe(3);
  expect(byCoverage({ words: [] })).toEqual({ hits: [], total: 0 });
});

test('search ranking: if few pages have all query words, the best pages with some of the words are added', () => {
  const words = [
    { rarity: 4, scores: scoresOn(range(30)) },
    { rarity: 4, scores: scoresOn([100]) },
  ];
  const { hits, total } = byCoverage({ words });
  expect([hits.length, total]).toEqual([12, 12]);
});

test('search ranking: if no page has all query words, pages with at least half of the query’s weight are found', () => {
  const words = [
    { rarity: 4, scores: scoresOn(range(30)) },
    { rarity: 1, scores: scoresOn([1, 2]) },
  ];
  expect(byCoverage({ words }).total).toBe(30);
  const unknown = { rarity: 4, scores: scoresOn([]) };
  expect(byCoverage({ words: [...words, unknown] }).hits).toHaveLength(30);
});

test('search ranking: if many pages match, all pages are counted, but only the best pages are sorted', () => {
  const pages = range(1000).map((page) => ({ page, score: ((page * 7919) % 1009) + 1 }));
  const scores = scoresOn([]);
  for (const { page, score } of pages) scores[page] = score;
  const { hits, total } = bestPages(scores);
  expect(hits).toEqual(pages.sort((a, b) => b.score - a.score).slice(0, 200));
  expect(total).toBe(1000);
});
