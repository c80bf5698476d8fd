import { expect, test } from 'vitest';
import { missingPackages } from './load-libraries.js';

test('a site with remark plug-ins is told which packages to install', () => {
  expect(
    missingPackages({ names: ['remark-gfm', 'no-such-package', '@no-such/other'], siteDir: '/' }),
  ).toMatchObject([
    {
      message:
        'The site uses remark or rehype plug-ins, but no-such-package, @no-such/other are not installed.',
      hint: 'Run: npm install no-such-package @no-such/other',
    },
  ]);
  expect(missingPackages({ names: ['remark-gfm'], siteDir: '/' })).toEqual([]);
});
