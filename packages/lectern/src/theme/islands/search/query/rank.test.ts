import { expect, test } from 'vitest';
import { byCoverage } from './rank.js';

test('search ranking: if no page has all words, those with the most and rarest words come first', () => {
  const [both, rare, common] = [7, 3, 5];
  const lists = [
    [
      { page: both, score: 1 },
      { page: rare, score: 1 },
    ],
    [{ page: common, score: 9 }, { page: both, score: 1 }, ...[0, 1, 2].map((page) => ({ page, score: 1 }))],
  ];
  expect(byCoverage({ lists, pages: 10 }).map(({ page }) => page)).toEqual([both, rare]);
  expect(byCoverage({ lists: [], pages: 10 })).toEqual([]);
});
