import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../__fixtures__/temp-site.js';
import { findPackage } from './find-package.js';

const hidden = (name: string): string => JSON.stringify({ name, exports: { '.': './index.js' } });

test('findPackage finds a transitive dependency, even if it does not export its package.json', async () => {
  await using site = await tempSite({
    'store/outer/node_modules/outer/package.json': hidden('outer'),
    'store/inner/node_modules/inner/package.json': hidden('inner'),
  });
  // pnpm links only the direct dependencies of the site and of each package.
  await mkdir(join(site.dir, 'node_modules'));
  await symlink(join(site.dir, 'store/outer/node_modules/outer'), join(site.dir, 'node_modules/outer'));
  await symlink(
    join(site.dir, 'store/inner/node_modules/inner'),
    join(site.dir, 'store/outer/node_modules/inner'),
  );
  const from = join(site.dir, 'package.json');
  const inner = join(site.dir, 'store/inner/node_modules/inner/package.json');
  expect(findPackage({ from, chain: ['missing', 'outer', 'inner'] })).toBe(inner);
  expect(findPackage({ from, chain: ['outer', 'missing'] })).toBeUndefined();
});
