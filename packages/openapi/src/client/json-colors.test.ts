import { expect, test } from 'vitest';
import { jsonPieces } from './json-colors.js';

test('API console: a JSON response is highlighted without losing a character', () => {
  const text = JSON.stringify({ 'a": 1': ['x: "y\\', -1500, true, null, {}] }, undefined, 2);
  const pieces = jsonPieces(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ className }) => className !== undefined)).toEqual([
    { text: '"a\\": 1"', className: 'tk-v' },
    { text: '"x: \\"y\\\\"', className: 'tk-s' },
    { text: '-1500', className: 'tk-n' },
    { text: 'true', className: 'tk-n' },
    { text: 'null', className: 'tk-n' },
  ]);
  expect(jsonPieces('<a>1</a>')).toEqual([{ text: '<a>1</a>' }]);
});
