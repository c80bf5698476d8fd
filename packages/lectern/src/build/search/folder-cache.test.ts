import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../cache/store.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { hashText } from '../../util/hash.js';
import { filesIn, openTempOutput } from '../publish/__fixtures__/temp-output.js';
import { smallSite } from './__fixtures__/small-site.js';
import { openFolderCache } from './folder-cache.js';
import { buildSearchIndex } from './index.js';

async function build({ dir, words }: { dir: string; words: readonly string[] }) {
  const outDir = join(dir, 'build');
  const store = openStore({ dir: join(dir, 'store'), version: '1' });
  const output = openTempOutput({ dir });
  const folders = await openFolderCache({ store, output });
  await buildSearchIndex({
    ...smallSite(dir),
    records: words.map((word, index) => ({
      route: `/${index}`,
      url: `/${index}`,
      title: `Page ${index}`,
      source: 'Docs',
      names: [],
      textHash: word,
      loadText: () => `<p>${word}</p>`,
    })),
    output,
    folders,
  });
  await output.publish();
  await store.save({ prune: true });
  return filesIn(outDir).map((file) => {
    const path = join(outDir, file);
    return { file, hash: hashText(readFileSync(path)), time: statSync(path).mtimeMs };
  });
}

const isText = (file: string): boolean => /search\/\w+\/\d+\.json$/.test(file);

test('search index: after a page is edited, added, or deleted, the index equals that of a fresh build', async () => {
  await using site = await tempSite({});
  const contents = (files: Awaited<ReturnType<typeof build>>) => files.map(({ file, hash }) => [file, hash]);
  const before = await build({ dir: site.dir, words: ['lamp', 'door', 'key'] });
  for (const words of [
    ['lamp', 'window', 'key'],
    ['lamp', 'window', 'key', 'roof'],
    ['lamp', 'key'],
  ]) {
    await using fresh = await tempSite({});
    const after = await build({ dir: site.dir, words });
    expect(contents(after)).not.toEqual(contents(before));
    expect(contents(after)).toEqual(contents(await build({ dir: fresh.dir, words })));
  }
});

test('search index: if no page changed, the published index is not touched', async () => {
  await using site = await tempSite({});
  const words = ['lamp', 'door', 'key'];
  const before = await build({ dir: site.dir, words });
  expect(await build({ dir: site.dir, words })).toEqual(before);
});

test('search index: files that another program changed are not reused', async () => {
  await using site = await tempSite({});
  await using fresh = await tempSite({});
  const first = await build({ dir: site.dir, words: ['lamp', 'door'] });
  for (const { file } of first) if (isText(file)) writeFileSync(join(site.dir, 'build', file), 'not ours');
  const contents = (files: typeof first) => files.map(({ file, hash }) => [file, hash]);
  const words = ['lamp', 'window'];
  const isTheirs = ({ hash }: { hash: string }): boolean => hash === hashText('not ours');
  const after = await build({ dir: site.dir, words });
  expect(contents(after.filter((file) => !isTheirs(file)))).toEqual(
    contents(await build({ dir: fresh.dir, words })),
  );
  // Another program's files are kept, because builds delete only files that a build wrote.
  expect(after.filter(isTheirs)).toHaveLength(2);
});
