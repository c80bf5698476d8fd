import { expect, test } from 'vitest';
import { pathText } from './path-text.js';

test('the path of a value is shown in JavaScript syntax', () => {
  expect(pathText(['docs', 2, 'items', 0, 'label'])).toBe('docs[2].items[0].label');
  expect(pathText([0, 'id'])).toBe('[0].id');
  expect(pathText([])).toBe('');
});
