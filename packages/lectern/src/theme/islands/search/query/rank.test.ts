import { expect, test } from 'vitest';
import { bestFirst, byCoverage } from './rank.js';

const hitsOn = (pages: readonly number[], score = 1) => pages.map((page) => ({ page, score }));
const range = (count: number) => Array.from({ length: count }, (_, page) => page + 100);

test('search ranking: pages with all words come first, then those with the rarest words', () => {
  const [both, rare, common] = [7, 3, 5];
  const words = [
    { rarity: 4, hits: hitsOn([rare, both], 4) },
    { rarity: 1, hits: [...hitsOn([common], 2), ...hitsOn([both])] },
  ];
  expect(byCoverage({ words }).map(({ page, isPartial }) => [page, isPartial])).toEqual([
    [both, false],
    [rare, true],
    [common, true],
  ]);
  expect(byCoverage({ words: [] })).toEqual([]);
});

test('search ranking: if few pages have all words, the best others fill the list up', () => {
  const words = [
    { rarity: 4, hits: hitsOn(range(30)) },
    { rarity: 4, hits: hitsOn([100]) },
  ];
  expect(byCoverage({ words })).toHaveLength(12);
});

test('search ranking: if no page has all words, pages with at least half of the weight are results', () => {
  const words = [
    { rarity: 4, hits: hitsOn(range(30)) },
    { rarity: 1, hits: hitsOn([1, 2]) },
  ];
  expect(byCoverage({ words })).toHaveLength(30);
  expect(byCoverage({ words: [...words, { rarity: 4, hits: [] }] })).toHaveLength(30);
});

test('search ranking: of many pages, all are kept, and the best are sorted', () => {
  const hits = range(1000).map((page) => ({ page, score: (page * 7919) % 1009 }));
  const sorted = bestFirst(hits);
  const expected = [...hits].sort((a, b) => b.score - a.score);
  expect(sorted.slice(0, 200)).toEqual(expected.slice(0, 200));
  expect(new Set(sorted)).toEqual(new Set(hits));
});
