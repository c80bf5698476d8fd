import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import type { LiveModules } from './live-modules.js';
import { openLiveModules } from './live-modules.js';

const module = (name: string) => ({ path: `.lectern/live/${name}.jsx`, source: `// ${name}\n` });

async function namesAfter({
  isForAll,
  run,
}: {
  isForAll: boolean;
  run: (modules: LiveModules) => void;
}): Promise<string[]> {
  await using site = await tempSite({ '.lectern/live/old.jsx': '', '.lectern/other.txt': '' });
  run(openLiveModules({ siteDir: site.dir, isForAll }));
  expect(readdirSync(join(site.dir, '.lectern')).sort()).toEqual(['live', 'other.txt']);
  return readdirSync(join(site.dir, '.lectern/live')).sort();
}

test('generated modules: a build deletes modules that no document uses', async () => {
  const run = ({ set, prune }: LiveModules): void => {
    set({ file: 'a.mdx', modules: [module('one')] });
    set({ file: 'b.mdx', modules: [] });
    prune();
  };
  expect(await namesAfter({ isForAll: true, run })).toEqual(['one.jsx']);
});

test('generated modules: a build keeps all modules until it has compiled every document', async () => {
  const run = ({ set }: LiveModules): void => {
    set({ file: 'a.mdx', modules: [module('one')] });
    set({ file: 'a.mdx', modules: [module('two')] });
  };
  expect(await namesAfter({ isForAll: true, run })).toEqual(['old.jsx', 'one.jsx', 'two.jsx']);
});

test('generated modules: the dev server deletes the module that an edit replaces', async () => {
  const run = ({ set }: LiveModules): void => {
    set({ file: 'a.mdx', modules: [module('one')] });
    set({ file: 'a.mdx', modules: [module('two')] });
  };
  expect(await namesAfter({ isForAll: false, run })).toEqual(['old.jsx', 'two.jsx']);
});

test('generated modules: the dev server keeps a module that another document uses', async () => {
  const run = ({ set }: LiveModules): void => {
    set({ file: 'a.mdx', modules: [module('one')] });
    set({ file: 'b.mdx', modules: [module('one')] });
    set({ file: 'a.mdx', modules: [] });
  };
  expect(await namesAfter({ isForAll: false, run })).toEqual(['old.jsx', 'one.jsx']);
});

test('generated modules: deleting a document deletes its module, and restoring the document restores the module', async () => {
  const remove = ({ set }: LiveModules): void => {
    set({ file: 'a.mdx', modules: [module('one')] });
    set({ file: 'a.mdx', modules: [] });
  };
  expect(await namesAfter({ isForAll: false, run: remove })).toEqual(['old.jsx']);
  const restore = (modules: LiveModules): void => {
    remove(modules);
    modules.set({ file: 'a.mdx', modules: [module('one')] });
  };
  expect(await namesAfter({ isForAll: false, run: restore })).toEqual(['old.jsx', 'one.jsx']);
});
