import { utimesSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { openFileMemory, settledUntilNow } from './file-memory.js';
import { openStore } from './store.js';

async function memoryOf(dir: string) {
  const store = openStore({ dir: join(dir, 'store'), version: '1' });
  const memory = await openFileMemory({ store, isSettled: settledUntilNow(join(dir, 'clock')) });
  const made: string[] = [];
  const read = async (): Promise<string> => {
    const text = await readFile(join(dir, 'a.md'), 'utf8');
    return memory.recall({
      path: join(dir, 'a.md'),
      key: 'text',
      make: () => {
        made.push(text);
        return text;
      },
    });
  };
  return { read, made, save: () => store.save({ prune: true }) };
}

test('file memory: the next build reads only changed files again', async () => {
  await using site = await tempSite({ 'a.md': 'one' });
  const past = new Date(2020, 1, 1);
  utimesSync(join(site.dir, 'a.md'), past, past);
  await waitForNextTime(site.dir);
  const first = await memoryOf(site.dir);
  expect([await first.read(), first.made]).toEqual(['one', ['one']]);
  await first.save();
  const second = await memoryOf(site.dir);
  expect([await second.read(), second.made]).toEqual(['one', []]);
  await second.save();

  await writeFile(join(site.dir, 'a.md'), 'two');
  utimesSync(join(site.dir, 'a.md'), past, past);
  const third = await memoryOf(site.dir);
  expect([await third.read(), third.made]).toEqual(['two', ['two']]);
});

test('file memory: a file that changes during the build is read again', async () => {
  await using site = await tempSite({ 'a.md': 'one' });
  const first = await memoryOf(site.dir);
  await writeFile(join(site.dir, 'a.md'), 'two');
  await first.read();
  await first.save();
  const second = await memoryOf(site.dir);
  expect([await second.read(), second.made]).toEqual(['two', ['two']]);
});

/** Waits until a new file gets a later timestamp, because file timestamps have a resolution of a few milliseconds. */
async function waitForNextTime(dir: string): Promise<void> {
  const timeOf = async (file: string): Promise<number> => (await stat(join(dir, file))).ctimeMs;
  await expect
    .poll(async () => {
      await writeFile(join(dir, 'probe'), '');
      return (await timeOf('probe')) > (await timeOf('a.md'));
    })
    .toBe(true);
}
