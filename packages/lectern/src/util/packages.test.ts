import { expect, test } from 'vitest';
import { packageVersion } from './packages.js';

test('the version of a package is found, even if it exports only modules', () => {
  expect(packageVersion({ name: 'zod' })).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packageVersion({ name: 'htmlparser2' })).toMatch(/^\d+\.\d+\.\d+$/);
});

test('a missing package has no version', () => {
  expect(packageVersion({ name: 'not-installed' })).toBe('');
});
