import { expect, test } from 'vitest';
import { largestPiece } from './compile-apart.js';

test.each([
  ['', 1],
  ['a\n\nbb\n\nc', 3],
  ['a\n\nb\nb\nb\n\ncc\n', 3],
  [' \n\n\na', 4],
])('locating slow documents: the largest paragraph in %j begins on line %d', (content, line) => {
  expect(largestPiece(content)).toEqual({ line, column: 1 });
});
