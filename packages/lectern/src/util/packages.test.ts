import { expect, test } from 'vitest';
import { packageVersion } from './packages.js';

test('the version of a package is found, also of one that exports nothing but modules', () => {
  expect(packageVersion({ name: 'pagefind' })).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packageVersion({ name: 'htmlparser2' })).toMatch(/^\d+\.\d+\.\d+$/);
});

test('a package that is not installed has none', () => {
  expect(packageVersion({ name: 'not-installed' })).toBe('');
});
