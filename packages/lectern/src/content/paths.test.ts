import { expect, test } from 'vitest';
import { editAddress, joinRoute, resolveRoute, splitPath } from './paths.js';

test("joinRoute returns a route that starts with a slash and doesn't end with a slash", () => {
  expect(joinRoute('docs/', '/next', '', 'a//b/')).toBe('/docs/next/a/b');
  expect(joinRoute('/', '')).toBe('/');
});

test('resolveRoute resolves a relative route against another route, and keeps an absolute route', () => {
  expect(resolveRoute({ from: '/a/b', to: './c' })).toBe('/a/b/c');
  expect(resolveRoute({ from: '/a/b', to: '../c/' })).toBe('/a/c');
  expect(resolveRoute({ from: '/a/b', to: '/c' })).toBe('/c');
});

test('splitPath splits a path into folder, file name, and name without the extension', () => {
  expect(splitPath('a/b.test.md')).toEqual({ dir: 'a', fileName: 'b.test.md', name: 'b.test' });
  expect(splitPath('b')).toEqual({ dir: '', fileName: 'b', name: 'b' });
});

test('editAddress returns the edit URL of a file', () => {
  const base = 'https://example.org/o/r/tree/main/site';
  expect(editAddress({ base, file: 'docs/my doc.md' })).toBe(`${base}/docs/my%20doc.md`);
  expect(editAddress({ base, file: '../docs/a.md' })).toBe('https://example.org/o/r/tree/main/docs/a.md');
  expect(editAddress({ base: undefined, file: 'docs/a.md' })).toBeUndefined();
});
