import { expect, test } from 'vitest';
import { config } from '../model/__fixtures__/site.js';
import { isIslandOfSite, lateFolders } from './watch.js';

test('dev: large folders are watched only after the server has responded', () => {
  const late = lateFolders({ siteDir: '/site', config: config() });
  const paths = [
    '/site/docs',
    '/site/docs/a.md',
    '/site/static/b.png',
    '/site/docs-of-others/c.md',
    '/site/x.tsx',
  ];
  expect(paths.filter(late.isLate)).toEqual(paths.slice(0, 3));
  expect(late.release()).toEqual(['/site/docs', '/site/i18n', '/site/versioned_docs', '/site/static']);
  expect(paths.filter(late.isLate)).toEqual([]);
});

test("dev: only a script in the site's folder can be an island of the site", () => {
  const files = ['/site/components/A.tsx', '/site/a.css', '/sites/A.tsx', '/engine/theme/A.tsx'];
  expect(files.filter((file) => isIslandOfSite({ siteDir: '/site', file }))).toEqual([files[0]]);
});
