import { expect, test } from 'vitest';
import { plainData } from './plain-data.js';

test('plainData turns functions and BigInts into strings, and leaves plain data unchanged', () => {
  const shared = { a: 1 };
  expect(plainData({ list: [shared, shared], run: () => 1, big: 2n, none: undefined })).toEqual({
    list: [{ a: 1 }, { a: 1 }],
    run: '() => 1',
    big: '2',
  });
  expect(plainData(undefined)).toBeUndefined();
});

test('plainData: an object that contains itself is an error with the path of the inner occurrence', () => {
  const category: { items: unknown[] } = { items: [{ fine: [] }] };
  category.items.push(category);
  expect(() => plainData({ docs: [category] })).toThrow('docs.0.items.1 contains itself.');
  expect(() => plainData(category)).toThrow('items.1 contains itself.');
});

test('plainData replaces an ES module with its default export', () => {
  const required = Object.defineProperty({ default: ['a'] }, '__esModule', { value: true });
  expect(plainData({ items: required, other: { default: ['b'] } })).toEqual({
    items: ['a'],
    other: { default: ['b'] },
  });
});
