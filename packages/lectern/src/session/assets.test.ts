import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReadMemory } from '../cache/read-memory.js';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { siteReach } from '../content/site-reach.js';
import { siteOf } from '../model/__fixtures__/site.js';
import { collectAssets } from './assets.js';

test("assets: the list keeps the order of a document's references, regardless of how long each file takes", async () => {
  const names = ['large.bin', ...Array.from({ length: 20 }, (_, index) => `small-${index}.txt`)];
  await using folder = await tempSite(Object.fromEntries(names.map((name) => [`docs/${name}`, name])));
  await writeFile(join(folder.dir, 'docs/large.bin'), Buffer.alloc(8_000_000));
  const assets = await collectAssets({
    siteDir: folder.dir,
    site: siteOf({}).site,
    reach: siteReach({ siteDir: folder.dir, config: siteOf({}).site.config }),
    documents: [{ file: 'docs/a.md', images: [], files: names.map((name) => `./${name}`) }],
  });
  expect([...assets.keys()]).toEqual(names.map((name) => `docs/${name}`));
});

test('assets: an unchanged asset is not read again', async () => {
  await using folder = await tempSite({ 'docs/a.png': 'no image' });
  const asked: string[] = [];
  const known = { name: 'a-12345678.png', width: 3, height: 4 };
  const memory: ReadMemory = {
    recall: <T>({ path }: { path: string }) => {
      asked.push(path);
      return known as T;
    },
  };
  const assets = await collectAssets({
    siteDir: folder.dir,
    site: siteOf({}).site,
    reach: siteReach({ siteDir: folder.dir, config: siteOf({}).site.config }),
    documents: [{ file: 'docs/a.md', images: [{ url: './a.png' }], files: [] }],
    memory,
  });
  expect(asked).toEqual([join(folder.dir, 'docs/a.png')]);
  expect(assets.get('docs/a.png')).toMatchObject({ output: 'assets/a-12345678.png', width: 3, height: 4 });
});

test('assets: an image file larger than 2 GiB is published with a hash in its name', async () => {
  await using folder = await tempSite({ 'docs/a.svg': '' });
  const path = join(folder.dir, 'docs/a.svg');
  await writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"/>');
  await truncate(path, 2 ** 31 + 1);
  const assets = await collectAssets({
    siteDir: folder.dir,
    site: siteOf({}).site,
    reach: siteReach({ siteDir: folder.dir, config: siteOf({}).site.config }),
    documents: [{ file: 'docs/a.md', images: [{ url: './a.svg' }], files: [] }],
  });
  expect(assets.get('docs/a.svg')).toMatchObject({ output: expect.stringMatching(/^assets\/a-\w{8}\.svg$/) });
});

test('linkedFiles "docusaurus": linked files get the same URLs as in Docusaurus, below the path of the locale', async () => {
  await using folder = await tempSite({ 'docs/a b.json': 'abc', 'static/x.pdf': '', 'docs/a.png': 'abc' });
  const { site } = siteOf({ config: { linkedFiles: 'docusaurus' } });
  const assets = await collectAssets({
    siteDir: folder.dir,
    site: { ...site, staticFiles: new Set(['/x.pdf']), addresses: { ...site.addresses, base: '/base/fr/' } },
    reach: siteReach({ siteDir: folder.dir, config: site.config }),
    documents: [
      {
        file: 'docs/a.md',
        images: [{ url: './a.png' }],
        files: ['./a%20b.json?x#y', '@site/docs/a.png', '/x.pdf', '/y.pdf', './c.html'],
      },
    ],
  });
  const empty = '31d6cfe0d16ae931b73c59d7e0c089c0';
  const abc = 'a448017aaf21d8525fc10ae87aa6729d';
  expect([...assets].map(([key, { href }]) => [key, href])).toEqual([
    ['docs/a.png', expect.stringMatching(/^\/base\/assets\/a-\w{8}\.png$/)],
    ['link:docs/a b.json', `/base/fr/assets/files/a b-${abc}.json`],
    ['link:docs/a.png', `/base/fr/assets/files/a-${abc}.png`],
    ['link:/x.pdf', `/base/fr/assets/files/x-${empty}.pdf`],
  ]);
});
