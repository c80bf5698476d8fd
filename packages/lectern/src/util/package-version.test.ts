import { expect, test } from 'vitest';
import { packageVersion } from './package-version.js';

test('the version of a package is found, also of one that exports nothing but modules', () => {
  expect(packageVersion('pagefind')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packageVersion('@takumi-rs/core')).toMatch(/^\d+\.\d+\.\d+$/);
});

test('a package that is not installed has none', () => {
  expect(packageVersion('not-installed')).toBe('');
});
