import { expect, test } from 'vitest';
import { withSelectors } from './class-selectors.js';

const selectors = { item: '[role="tab"]', 'item--active': '[aria-selected="true"]' };

test('class selectors: a class in a style sheet also matches elements with the configured selector', () => {
  expect(withSelectors({ code: '.a .item--active:hover, li.item::after { color: red }', selectors })).toBe(
    '.a :is(.item--active,[aria-selected="true"]):hover, li:is(.item,[role="tab"])::after { color: red }',
  );
});

test('class selectors: class names in comments, strings, URLs, and longer names are not changed', () => {
  const code =
    '/* .item */ .items, .item-a { content: ".item"; quotes: \'.item\'; background: url(./a.item) }';
  expect(withSelectors({ code, selectors })).toBe(code);
});
