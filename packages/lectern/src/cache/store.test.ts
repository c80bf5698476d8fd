import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { openStore } from './store.js';

async function numbers({ dir, version = '1' }: { dir: string; version?: string }) {
  const store = openStore({ dir, version });
  return { store, table: await store.table<{ value: number }>('numbers') };
}

test('cache table: pruning keeps the entries that were read or written', async () => {
  await using folder = await tempSite({});
  const first = await numbers(folder);
  for (const [index, key] of ['a', 'b', 'c'].entries()) first.table.set(key, { value: index });
  await first.store.save({ prune: true });

  const second = await numbers(folder);
  expect(second.table.get('a')).toEqual({ value: 0 });
  second.table.set('d', { value: 3 });
  await second.store.save({ prune: false });
  expect((await numbers(folder)).table.get('c')).toEqual({ value: 2 });

  const third = await numbers(folder);
  third.table.get('b');
  await third.store.save({ prune: true });
  const last = await numbers(folder);
  expect(['a', 'b', 'c', 'd'].map((key) => last.table.get(key))).toEqual([
    undefined,
    { value: 1 },
    undefined,
    undefined,
  ]);
});

test('cache store: a file at the path of the cache folder is replaced with a folder', async () => {
  await using folder = await tempSite({ store: 'a file' });
  const dir = join(folder.dir, 'store');
  const { store, table } = await numbers({ dir });
  const hash = store.texts.put('words');
  table.set('a', { value: 1 });
  await store.save({ prune: true });
  const next = await numbers({ dir });
  expect(next.store.texts.get(hash)).toBe('words');
  expect(next.table.get('a')).toEqual({ value: 1 });
});

test('cache table: a damaged table, or a table from another version, counts as empty', async () => {
  await using folder = await tempSite({});
  const { store, table } = await numbers(folder);
  table.set('a', { value: 1 });
  await store.save({ prune: true });
  expect((await numbers({ ...folder, version: '2' })).table.get('a')).toBeUndefined();

  const file = join(folder.dir, 'numbers.table');
  const bytes = await readFile(file);
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) + 1;
  await writeFile(file, bytes);
  expect((await numbers(folder)).table.get('a')).toBeUndefined();
});

test('cache table: new entries are appended until too many entries in the file are outdated', async () => {
  await using folder = await tempSite({});
  const file = join(folder.dir, 'numbers.table');
  const first = await numbers(folder);
  for (let value = 0; value < 20; value += 1) first.table.set(`key ${value}`, { value });
  await first.store.save({ prune: true });
  const begin = await readFile(file, 'utf8');

  const second = await numbers(folder);
  for (let value = 0; value < 20; value += 1) second.table.get(`key ${value}`);
  second.table.set('key 3', { value: 33 });
  second.table.set('key 4', { value: 4 });
  await second.store.save({ prune: true });
  const grown = await readFile(file, 'utf8');
  expect(grown.startsWith(begin)).toBe(true);
  expect(grown.slice(begin.length)).toMatch(/^[0-9a-f]{32} 20\n1\nkey 3\n{"value":33}$/);
  const third = await numbers(folder);
  expect([3, 4].map((key) => third.table.get(`key ${key}`))).toEqual([{ value: 33 }, { value: 4 }]);

  for (let round = 0; round < 40; round += 1) {
    const { store, table } = await numbers(folder);
    for (let value = 0; value < 20; value += 1)
      table.set(`key ${value}`, { value: value + (value === 7 ? round : 0) });
    await store.save({ prune: true });
  }
  expect((await readFile(file)).byteLength).toBeLessThan(2.5 * Buffer.byteLength(begin));
  expect((await numbers(folder)).table.get('key 7')).toEqual({ value: 46 });
});

test('cache table: an entry with a multi-line key is not stored, and does not affect other entries', async () => {
  await using folder = await tempSite({});
  const { store, table } = await numbers(folder);
  table.set('a\nb', { value: 1 });
  table.set('c', { value: 2 });
  await store.save({ prune: false });
  const next = await numbers(folder);
  expect(['a\nb', 'a', 'b', 'c'].map((key) => next.table.get(key)?.value)).toEqual([
    undefined,
    undefined,
    undefined,
    2,
  ]);
});

test('cache table: if the file is truncated, the entries before the cut are kept', async () => {
  await using folder = await tempSite({});
  const file = join(folder.dir, 'numbers.table');
  const first = await numbers(folder);
  for (const key of ['a', 'b', 'c', 'd']) first.table.set(key, { value: 1 });
  await first.store.save({ prune: true });
  const second = await numbers(folder);
  for (const key of ['a', 'b', 'c', 'd']) second.table.get(key);
  second.table.set('e', { value: 5 });
  await second.store.save({ prune: true });
  await truncate(file, (await readFile(file)).byteLength - 3);

  const third = await numbers(folder);
  expect(['a', 'd', 'e'].map((key) => third.table.get(key))).toEqual([{ value: 1 }, { value: 1 }, undefined]);
  third.table.set('e', { value: 6 });
  await third.store.save({ prune: false });
  const last = await numbers(folder);
  expect(['a', 'e'].map((key) => last.table.get(key))).toEqual([{ value: 1 }, { value: 6 }]);
});

test('cache store: strings are stored by content hash, and a damaged string is ignored', async () => {
  await using folder = await tempSite({});
  const { store, table } = await numbers(folder);
  const [one, two] = [store.texts.put('one'), store.texts.put('two')];
  expect(store.texts.get(one)).toBe('one');
  table.set('in use', { value: 1 });
  await store.save({ prune: true });

  const next = await numbers(folder);
  next.store.texts.keep(one);
  next.table.keep('in use');
  await next.store.save({ prune: true });
  // The unused string is still there, because pruning is skipped until it can remove many entries.
  expect(next.store.texts.get(two)).toBe('two');
  const later = await numbers(folder);
  later.store.texts.keep(one);
  await later.store.save({ prune: true });
  const third = await numbers(folder);
  expect(third.store.texts.get(one)).toBe('one');
  expect(third.store.texts.get(two)).toBeUndefined();

  const dir = one.slice(0, 2);
  const [name = ''] = await readdir(join(folder.dir, 'texts', dir));
  await writeFile(join(folder.dir, 'texts', dir, name), 'another');
  expect(third.store.texts.get(one)).toBeUndefined();
  expect(third.store.texts.put('one')).toBe(one);
  expect(third.store.texts.get(one)).toBe('one');
});
