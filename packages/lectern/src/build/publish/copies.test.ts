import { statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../cache/store.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { openTempOutput, publishFiles } from './__fixtures__/temp-output.js';
import { openCopies } from './copies.js';

async function openAll({ dir, isSettled = true }: { dir: string; isSettled?: boolean }) {
  const store = openStore({ dir: join(dir, 'store'), version: '1' });
  const copies = await openCopies({ store, isSettled: () => isSettled });
  const output = openTempOutput({ dir, copies });
  return { copies, output, store };
}

async function build(options: { dir: string; isSettled?: boolean }) {
  const { copies, output, store } = await openAll(options);
  const source = join(options.dir, 'a.txt');
  const known = copies.find({ file: 'b/a.txt', source, stats: statSync(source) });
  await output.copy({ source, file: './b/a.txt' });
  await output.publish();
  await store.save({ prune: true });
  return { known, text: await readFile(join(options.dir, 'build/b/a.txt'), 'utf8') };
}

test('copied files: the published copy is reused while the source is unchanged', async () => {
  await using site = await tempSite({ 'a.txt': 'one', 'other.txt': 'one' });
  const { dir } = site;
  expect(await build({ dir })).toEqual({ known: undefined, text: 'one' });
  const { size, mtimeMs } = statSync(join(dir, 'build/b/a.txt'));
  expect(await build({ dir })).toEqual({ known: { size, mtimeMs }, text: 'one' });

  const { copies } = await openAll({ dir });
  const other = join(dir, 'other.txt');
  expect(copies.find({ file: 'b/a.txt', source: other, stats: statSync(other) })).toBeUndefined();
  await writeFile(join(dir, 'a.txt'), 'two');
  expect(await build({ dir })).toEqual({ known: undefined, text: 'two' });
});

test('copied files: a published copy that another program changed or deleted is copied again', async () => {
  await using site = await tempSite({ 'a.txt': 'one' });
  const { dir } = site;
  await build({ dir });
  await writeFile(join(dir, 'build/b/a.txt'), 'not ours');
  expect((await build({ dir })).text).toBe('one');
  await rm(join(dir, 'build'), { recursive: true });
  expect((await build({ dir })).text).toBe('one');
});

test('copied files: a source is copied again if its timestamp is too recent to be reliable', async () => {
  await using site = await tempSite({ 'a.txt': 'one' });
  const { dir } = site;
  for (const _ of [1, 2]) expect((await build({ dir, isSettled: false })).known).toBeUndefined();
});

test('copied files: an unchanged source is not read', async () => {
  await using site = await tempSite({ 'a.txt': 'what nobody reads' });
  await publishFiles(site.dir, { 'b/a.txt': 'one' });
  const published = statSync(join(site.dir, 'build/b/a.txt'));
  const state = { size: published.size, mtimeMs: published.mtimeMs };
  const copies = { find: () => state, keep: () => undefined };
  const output = openTempOutput({ dir: site.dir, copies });
  await output.copy({ source: join(site.dir, 'a.txt'), file: 'b/a.txt' });
  expect(output.read('b/a.txt')).toBe('one');
  await output.discard();
});
