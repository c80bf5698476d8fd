import { expect, test } from 'vitest';
import { upperFirst } from './upper-first.js';

test.each([
  ['my Docs', 'My Docs'],
  ['élan', 'Élan'],
  ['', ''],
])('the first letter of “%s” becomes a capital', (text, expected) => {
  expect(upperFirst(text)).toBe(expected);
});
