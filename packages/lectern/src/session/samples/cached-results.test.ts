import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileCache } from '../../cache/file-cache.js';
import { cachedResults } from './cached-results.js';

test('results of code samples: missing results are computed in one batch, and only successes are cached', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-kept-'));
  const asked: string[][] = [];
  const results = async (items: string[]) =>
    Object.fromEntries(
      await cachedResults({
        items,
        cache: fileCache({ dir }),
        step: 'length',
        keyOf: (item) => [item],
        make: (missing) => {
          asked.push(missing);
          return Promise.resolve(missing.map((item) => item.length));
        },
        isCacheable: (length) => length > 1,
      }),
    );
  try {
    expect(await results(['a', 'bb'])).toEqual({ a: 1, bb: 2 });
    expect(await results(['a', 'bb', 'ccc'])).toEqual({ a: 1, bb: 2, ccc: 3 });
    expect(await results(['bb', 'ccc'])).toEqual({ bb: 2, ccc: 3 });
    expect(asked).toEqual([
      ['a', 'bb'],
      ['a', 'ccc'],
    ]);
  } finally {
    await rm(dir, { recursive: true });
  }
});
