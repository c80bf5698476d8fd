import { expect, test } from 'vitest';
import { packageVersion } from './packages.js';

test("packageVersion returns a package's version, even if the package doesn't export its manifest", () => {
  expect(packageVersion({ name: 'zod' })).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packageVersion({ name: 'htmlparser2' })).toMatch(/^\d+\.\d+\.\d+$/);
});

test('packageVersion returns an empty string for a missing package', () => {
  expect(packageVersion({ name: 'not-installed' })).toBe('');
});
