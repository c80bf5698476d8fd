import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { fileCache } from './file-cache.js';

test('file cache: a result is computed once for each step and key, even across processes', async () => {
  await using folder = await tempSite({});
  const result: string[] = [];
  const get = (step: string, ...key: unknown[]) =>
    fileCache({ dir: folder.dir }).get({
      step,
      key,
      make: () => {
        result.push([step, ...key].join());
        return Promise.resolve({ of: key, text: 'ä' });
      },
    });
  expect(await get('a', 1, 'x')).toEqual({ of: [1, 'x'], text: 'ä' });
  expect(await get('a', 1, 'x')).toEqual({ of: [1, 'x'], text: 'ä' });
  await get('a', '1', 'x');
  await get('a', 1, ['x']);
  await get('b', 1, 'x');
  await get('b', 1, 'x');
  expect(result).toEqual(['a,1,x', 'a,1,x', 'a,1,x', 'b,1,x']);
});

test('file cache: a result is computed again after its file was damaged or its computation failed', async () => {
  await using folder = await tempSite({});
  const cache = fileCache({ dir: folder.dir });
  const get = (make: () => Promise<number>) => cache.get({ step: 'a', key: [], make });
  await expect(get(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await get(() => Promise.resolve(1))).toBe(1);
  const files = await readdir(join(folder.dir, 'a'));
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.kept$/)]);
  await writeFile(join(folder.dir, 'a', String(files[0])), '{"half');
  expect(await get(() => Promise.resolve(2))).toBe(2);
  expect(await get(() => Promise.resolve(3))).toBe(2);
});

test('file cache: two locales that request the same result at the same time both receive the result', async () => {
  await using folder = await tempSite({});
  const ask = () =>
    fileCache({ dir: folder.dir }).get({
      step: 'a',
      key: [1],
      make: () => Promise.resolve('x'.repeat(100_000)),
    });
  const found = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(found).size).toBe(1);
  expect(await readdir(`${folder.dir}/a`)).toHaveLength(1);
});
