import { expect, test } from 'vitest';
import { capitalized } from './capitalized.js';

test.each([
  ['the search page', 'The search page'],
  ['a redirect', 'A redirect'],
  ['an author', 'An author'],
  ['the.md', 'the.md'],
  ['docs/a.md', 'docs/a.md'],
])('a description is capitalized, but not a path: %s', (text, expected) => {
  expect(capitalized(text)).toBe(expected);
});
