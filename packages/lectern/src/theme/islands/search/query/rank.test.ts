import { expect, test } from 'vitest';
import { byCoverage, inAll, preferring, sorted, weighted } from './rank.js';

const hit = (id: string, score: number) => ({ id, score });

test('search ranking: a low weight moves pages of a source below others', () => {
  const found = sorted([...weighted([hit('engine', 10)], 0.5), ...weighted([hit('product', 6)], 1)]);
  expect(found.map(({ id }) => id)).toEqual(['product', 'engine']);
});

test('search ranking: pages that are in several lists get the sum of their scores', () => {
  expect(inAll([[hit('a', 1), hit('b', 2)], [hit('b', 3)]])).toEqual([hit('b', 5)]);
  expect(inAll([])).toEqual([]);
});

test('search ranking: an exact phrase counts more than the separate words', () => {
  const hits = sorted(preferring({ hits: [hit('apart', 10), hit('quoted', 4)], exact: [hit('quoted', 1)] }));
  expect(hits.map(({ id }) => id)).toEqual(['quoted', 'apart']);
});

test('search ranking: if no page has all words, those with the most and rarest words come first', () => {
  const lists = [
    [hit('both', 1), hit('rare', 1)],
    [hit('both', 1), hit('common', 9), hit('x', 1), hit('y', 1), hit('z', 1)],
  ];
  expect(byCoverage({ lists, pages: 10 }).map(({ id }) => id)).toEqual(['both', 'rare']);
  expect(byCoverage({ lists: [], pages: 10 })).toEqual([]);
});
