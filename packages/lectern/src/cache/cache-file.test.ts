import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { readCacheFile, replaceFile, writeCacheFile } from './cache-file.js';

const name = 'step/entry.kept';
const text = '{"drawing":"<path d=\\"M 1 2 L 3 4\\"/>","ä":"\\n"}';

test('cache file: reading a file returns what was written', async () => {
  await using folder = await tempSite({});
  writeCacheFile({ dir: folder.dir, name, text });
  expect(readCacheFile({ dir: folder.dir, name })).toBe(text);
  expect(readCacheFile({ dir: folder.dir, name: 'step/other.kept' })).toBeUndefined();
  expect(await readdir(join(folder.dir, 'step'))).toEqual(['entry.kept']);
});

test('cache file: a file with any changed byte is treated as missing', async () => {
  await using folder = await tempSite({});
  const { dir } = folder;
  writeCacheFile({ dir, name, text });
  const content = await readFile(join(dir, name));
  fc.assert(
    fc.property(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(content);
      changed[at] = (changed[at] ?? 0) ^ change;
      replaceFile({ dir, name, content: changed });
      expect(readCacheFile({ dir, name })).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

test('cache file: a file with the wrong length or for another entry is treated as missing', async () => {
  await using folder = await tempSite({});
  const { dir } = folder;
  const file = join(dir, name);
  writeCacheFile({ dir, name: 'step/other.kept', text: 'other' });
  writeCacheFile({ dir, name, text });
  const content = await readFile(file);
  for (const length of [0, 1, 32, 33, content.length - 1]) {
    await truncate(file, length);
    expect(readCacheFile({ dir, name }), `${length} bytes`).toBeUndefined();
    await writeFile(file, content);
  }
  await writeFile(file, Buffer.concat([content, Buffer.from(' ')]));
  expect(readCacheFile({ dir, name })).toBeUndefined();
  await writeFile(file, await readFile(join(dir, 'step/other.kept')));
  expect(readCacheFile({ dir, name })).toBeUndefined();
});

test.skipIf(process.platform === 'win32')(
  'cache file: a named pipe is treated as missing, and replaced',
  async () => {
    await using site = await tempSite({});
    const file = { dir: site.dir, name: 'pipe' };
    execFileSync('mkfifo', [join(site.dir, 'pipe')]);
    expect(readCacheFile(file)).toBeUndefined();
    writeCacheFile({ ...file, text: 'text' });
    expect(readCacheFile(file)).toBe('text');
  },
);

test('cache file: a folder at the path of a cache file is replaced with the file', async () => {
  await using folder = await tempSite({ 'a/file': 'in the way' });
  const { dir } = folder;
  await mkdir(join(dir, 'b/entry.kept/inner'), { recursive: true });
  for (const entry of ['a/file/deep/entry.kept', 'b/entry.kept']) {
    expect(readCacheFile({ dir, name: entry })).toBeUndefined();
    writeCacheFile({ dir, name: entry, text });
    expect(readCacheFile({ dir, name: entry })).toBe(text);
  }
});
