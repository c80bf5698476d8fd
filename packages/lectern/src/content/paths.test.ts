import { expect, test } from 'vitest';
import { editAddress, joinRoute, resolveRoute, splitPath } from './paths.js';

test('routes have a slash at the start and none at the end', () => {
  expect(joinRoute('docs/', '/next', '', 'a//b/')).toBe('/docs/next/a/b');
  expect(joinRoute('/', '')).toBe('/');
});

test('routes from a folder', () => {
  expect(resolveRoute({ from: '/a/b', to: './c' })).toBe('/a/b/c');
  expect(resolveRoute({ from: '/a/b', to: '../c/' })).toBe('/a/c');
  expect(resolveRoute({ from: '/a/b', to: '/c' })).toBe('/c');
});

test('parts of a path', () => {
  expect(splitPath('a/b.test.md')).toEqual({ dir: 'a', fileName: 'b.test.md', name: 'b.test' });
  expect(splitPath('b')).toEqual({ dir: '', fileName: 'b', name: 'b' });
});

test('addresses for editing', () => {
  const base = 'https://example.org/o/r/tree/main/site';
  expect(editAddress({ base, file: 'docs/my doc.md' })).toBe(`${base}/docs/my%20doc.md`);
  expect(editAddress({ base, file: '../docs/a.md' })).toBe('https://example.org/o/r/tree/main/docs/a.md');
  expect(editAddress({ base: undefined, file: 'docs/a.md' })).toBeUndefined();
});
