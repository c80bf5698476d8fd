import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LecternError } from '../diagnostics/diagnostic.js';
import { initSite } from './init.js';
import { starterFiles } from './starter.js';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-init-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

// What it writes otherwise, and that it works, is shown by tests/tutorial/tutorial.test.ts: packing takes seconds.

it('names the site after its folder', () => {
  const files = starterFiles({ folder: 'My_docs 2', engine: 'file:vendor/lectern-1.0.0.tgz' });
  expect(Object.keys(files)).toEqual([
    'package.json',
    'tsconfig.json',
    '.gitignore',
    'lectern.config.ts',
    'docs/intro.md',
    'pages/index.md',
  ]);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'my-docs-2',
    dependencies: { lectern: 'file:vendor/lectern-1.0.0.tgz' },
  });
  expect(files['lectern.config.ts']).toContain("title: 'My docs 2'");
});

it('writes nothing where a file is in the way', async () => {
  const siteDir = join(root, 'taken');
  await mkdir(join(siteDir, 'docs'), { recursive: true });
  await writeFile(join(siteDir, 'docs/intro.md'), 'Mine.');
  await writeFile(join(siteDir, 'package.json'), '{}');
  const error: unknown = await initSite({ siteDir }).catch((thrown: unknown) => thrown);
  if (!(error instanceof LecternError)) throw new Error('Nothing was refused.', { cause: error });
  expect(error.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['file-exists', 'package.json is there already, and is not written over.'],
    ['file-exists', 'docs/intro.md is there already, and is not written over.'],
  ]);
  expect((await readdir(siteDir)).sort()).toEqual(['docs', 'package.json']);
  expect(await readFile(join(siteDir, 'docs/intro.md'), 'utf8')).toBe('Mine.');
});
