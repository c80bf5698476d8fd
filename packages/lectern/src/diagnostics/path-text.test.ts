import { expect, test } from 'vitest';
import { pathText } from './path-text.js';

test('pathText formats the path of a value in JavaScript syntax', () => {
  expect(pathText(['docs', 2, 'items', 0, 'label'])).toBe('docs[2].items[0].label');
  expect(pathText([0, 'id'])).toBe('[0].id');
  expect(pathText([])).toBe('');
});
