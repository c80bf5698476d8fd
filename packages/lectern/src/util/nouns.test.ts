import { expect, test } from 'vitest';
import { counted, singular } from './nouns.js';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [12, '12 pages'],
])('a noun after %s has the right number', (count, expected) => {
  expect(counted(count, 'page')).toBe(expected);
});

test.each([
  ['pages', 'page'],
  ['entries', 'entry'],
  ['classes', 'class'],
  ['checks', 'check'],
  ['access', 'access'],
])('the singular of %s is %s', (plural, expected) => {
  expect(singular(plural)).toBe(expected);
});
