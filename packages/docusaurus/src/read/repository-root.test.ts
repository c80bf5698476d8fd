import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository-root.js';

test("repositoryRoot returns the nearest folder with .git, unless it's the site folder or the home folder", async () => {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'repository-')));
  const site = join(dir, 'shop/website');
  await mkdir(join(dir, '.git'));
  await mkdir(site, { recursive: true });
  expect(repositoryRoot(site)).toBe('../..');
  expect(repositoryRoot(dir)).toBeUndefined();
  expect(repositoryRoot(site, { home: dir })).toBeUndefined();
  await writeFile(join(dir, 'shop/.git'), 'gitdir: ../elsewhere');
  expect(repositoryRoot(site)).toBe('..');
  await rm(dir, { recursive: true });
});
