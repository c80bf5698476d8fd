import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { rootedPath } from './rooted-path.js';

test.each([
  ['/img/logo.svg', 'static/img/logo.svg'],
  ['/src/data', 'src/data'],
  ['/img/logo.svg/part', undefined],
  ['/missing', undefined],
  ['./img/logo.svg', undefined],
])('rootedPath resolves %s to %s', async (specifier, expected) => {
  await using site = await tempSite({ 'static/img/logo.svg': '', 'src/data.ts': '' });
  const found = rootedPath({ siteDir: site.dir, staticDirectories: ['static'], specifier });
  expect(found).toBe(expected && `${site.dir}/${expected}`);
});
