import { expect, test } from 'vitest';
import { missingPackages, optionalPackage } from './optional-package.js';

const need = 'The site uses remark or rehype plug-ins';

test('optional packages: the error for missing packages names the packages and the feature that needs them', () => {
  const names = ['remark-gfm', 'no-such-package', '@no-such/other'];
  expect(missingPackages({ names, need, siteDir: '/' })).toMatchObject([
    {
      code: 'missing-package',
      message: `${need}, but no-such-package, @no-such/other are not installed.`,
      hint: 'Install them: npm install --save-dev no-such-package @no-such/other',
    },
  ]);
  expect(missingPackages({ names: ['no-such-package'], need, siteDir: '/' })).toMatchObject([
    {
      message: `${need}, but no-such-package is not installed.`,
      hint: 'Install it: npm install --save-dev no-such-package',
    },
  ]);
});

test('optional packages: a package that is installed next to the engine is found from any site folder', () => {
  expect(missingPackages({ names: ['remark-gfm'], need, siteDir: '/' })).toEqual([]);
  expect(optionalPackage({ name: 'remark-gfm', siteDir: '/' })).toMatch(/^file:.*\/remark-gfm\/index\.js$/);
});
