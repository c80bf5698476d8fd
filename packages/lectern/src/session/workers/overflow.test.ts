import { expect, test } from 'vitest';
import { findOverflow } from './overflow.js';

const overflow = Object.assign(new Error('Worker terminated.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });

test('an item that needs all memory of a thread fails alone, and the others of its batch run again', async () => {
  const runs: string[] = [];
  const results = await findOverflow({
    batch: ['a', 'b', 'c'],
    run: (batch) => {
      runs.push(batch.join());
      return batch.includes('b')
        ? Promise.reject(overflow)
        : Promise.resolve(batch.map((item) => `${item}!`));
    },
    failed: (item) => `${item} failed`,
  });
  expect(results).toEqual(['a!', 'b failed', 'c!']);
  expect(runs).toEqual(['a,b,c', 'a', 'b', 'c']);
});

test('any other error of a batch is not caught', async () => {
  const run = () => Promise.reject(new Error('It failed.'));
  const failing = findOverflow({ batch: ['a'], run, failed: () => 'no' });
  await expect(failing).rejects.toThrow('It failed.');
});
