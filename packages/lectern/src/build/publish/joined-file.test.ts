import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../cache/store.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { openTempOutput } from './__fixtures__/temp-output.js';
import { writeJoined } from './joined-file.js';

const names = ['a.md', 'b.md', 'ü.md'];

async function build(dir: string, texts: Readonly<Record<string, string>>, order = names) {
  const store = openStore({ dir: join(dir, 'store'), version: '1' });
  const output = openTempOutput({ dir });
  for (const [name, text] of Object.entries(texts)) await output.write(name, text);
  const read: string[] = [];
  await writeJoined({
    file: 'all.txt',
    head: '# Ö',
    parts: order,
    between: ' | ',
    store,
    output: {
      ...output,
      read: (file) => {
        read.push(file);
        return output.read(file);
      },
    },
  });
  await output.publish();
  await store.save({ prune: true });
  return { text: await readFile(join(dir, 'build/all.txt'), 'utf8'), read };
}

async function timeOf(dir: string): Promise<number> {
  return (await stat(join(dir, 'build/all.txt'))).mtimeMs;
}

test('writeJoined copies unchanged parts from the published file', async () => {
  await using site = await tempSite({});
  const texts = { 'a.md': 'one', 'b.md': 'zwölf', 'ü.md': 'drei' };
  expect(await build(site.dir, texts)).toEqual({ text: '# Ö | one | zwölf | drei', read: names });
  const time = await timeOf(site.dir);
  expect(await build(site.dir, texts)).toEqual({ text: '# Ö | one | zwölf | drei', read: [] });
  expect(await timeOf(site.dir), 'nothing has changed').toBe(time);
  const edited = { ...texts, 'b.md': 'zwanzig' };
  expect(await build(site.dir, edited)).toEqual({ text: '# Ö | one | zwanzig | drei', read: ['b.md'] });
  const turned = await build(site.dir, edited, ['ü.md', 'a.md']);
  expect(turned).toEqual({ text: '# Ö | drei | one', read: [] });
  const fewer = await build(site.dir, edited, ['ü.md']);
  expect(fewer).toEqual({ text: '# Ö | drei', read: [] });
});

test("writeJoined keeps the file's timestamp if the content is unchanged", async () => {
  await using site = await tempSite({});
  const texts = { 'a.md': 'a'.repeat(2_500_000), 'b.md': 'b', 'ü.md': 'ü'.repeat(600_000) };
  await build(site.dir, texts);
  const { text, read } = await build(site.dir, { ...texts, 'b.md': 'other' });
  expect(text === `# Ö | ${texts['a.md']} | other | ${texts['ü.md']}`).toBe(true);
  expect(read).toEqual(['b.md']);

  const time = await timeOf(site.dir);
  await rm(join(site.dir, 'store'), { recursive: true });
  expect((await build(site.dir, { ...texts, 'b.md': 'other' })).read).toEqual(names);
  expect(await timeOf(site.dir)).toBe(time);
});

test('writeJoined reads all parts again if another program changed the published file', async () => {
  await using site = await tempSite({});
  const texts = { 'a.md': 'one', 'b.md': 'two', 'ü.md': 'three' };
  const { text } = await build(site.dir, texts);
  const file = join(site.dir, 'build/all.txt');
  await writeFile(file, text.replace('two', 'owt'));
  await utimes(file, new Date(2000), new Date(2000));
  expect(await build(site.dir, texts)).toEqual({ text, read: names });
});
