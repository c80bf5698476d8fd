import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from '../model/__fixtures__/site.js';
import { tempSite } from '../sources/__fixtures__/temp-site.js';
import { collectAssets } from './assets.js';

test('files are in the order of the texts, however long each takes to be read', async () => {
  const names = ['large.bin', ...Array.from({ length: 20 }, (_, index) => `small-${index}.txt`)];
  await using folder = await tempSite(Object.fromEntries(names.map((name) => [`docs/${name}`, name])));
  await writeFile(join(folder.dir, 'docs/large.bin'), Buffer.alloc(8_000_000));
  const assets = await collectAssets({
    siteDir: folder.dir,
    site: siteOf({}).site,
    documents: [{ file: 'docs/a.md', images: [], files: names.map((name) => `./${name}`) }],
  });
  expect([...assets.keys()]).toEqual(names.map((name) => `docs/${name}`));
});
