import { expect, test } from 'vitest';
import { tokensOf, withPrefix } from './token-prefix.js';

const tokens = tokensOf(
  ':root {\n  --color-text: black;\n  --row: 2rem;\n}\n@media print {\n  :root {\n    --row: 1rem;\n  }\n}',
);

test('the tokens are the custom properties that a style sheet defines', () => {
  expect(tokens).toEqual(['color-text', 'row']);
});

test.each([
  ['a { color: var(--color-text); }', 'a { color: var(--theme-color-text); }'],
  ['b { --row: calc(var(--row)*2); }', 'b { --theme-row: calc(var(--theme-row)*2); }'],
  ['i { color: var(--color-text-muted); }', 'i { color: var(--color-text-muted); }'],
  ['.table--row { top: 0; }', '.table--row { top: 0; }'],
])('the prefix is added to tokens only: %s', (code, expected) => {
  expect(withPrefix({ code, tokens, prefix: 'theme-' })).toBe(expected);
});
