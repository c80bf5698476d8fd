import { expect, test } from 'vitest';
import { currentIndex } from './current-index.js';

const page = { tops: [100, 1000, 2000, 2900, 2950, 3000], end: 2400, line: 200 };

function at(scroll: number): number {
  return currentIndex({ ...page, scroll });
}

test('table of contents: the last heading above the reading line is current', () => {
  expect([0, 799, 800, 1799, 1800].map(at)).toEqual([0, 0, 1, 1, 2]);
});

test('table of contents: the last headings become current one by one before the end of the page', () => {
  expect([1999, 2000, 2199, 2200, 2399, 2400, 2500].map(at)).toEqual([3, 3, 4, 4, 5, 5, 5]);
});

test("table of contents: on a page that doesn't scroll, the first heading is current", () => {
  expect(currentIndex({ tops: [100, 300], scroll: 0, end: 0, line: 200 })).toBe(0);
  expect(currentIndex({ tops: [], scroll: 50, end: 100, line: 200 })).toBe(-1);
});
