import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../sources/__fixtures__/temp-site.js';
import { openStore } from './store.js';

async function numbers({ dir, version = '1' }: { dir: string; version?: string }) {
  const store = openStore({ dir, version });
  return { store, table: await store.table<{ value: number }>('numbers') };
}

test('a table is what was asked for or made, when it is pruned', async () => {
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

test('a table of another engine, or one that is damaged, is empty', async () => {
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

test('texts are kept by what they say; one that says something else is none', async () => {
  await using folder = await tempSite({});
  const { store } = await numbers(folder);
  const [one, two] = [store.texts.put('one'), store.texts.put('two')];
  expect(store.texts.get(one)).toBe('one');

  const next = await numbers(folder);
  next.store.texts.keep(one);
  await next.store.save({ prune: true });
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
