import { expect, test } from 'vitest';
import { createOverflowFinder, OverflowError } from './overflow.js';

test.each([
  ['the thread ended', Object.assign(new Error('Ended.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }), 1024],
  ['the process grew', new OverflowError(600), 600],
])(
  'out of memory: only the item that needs too much memory fails, and the other items run again (%s)',
  async (_, error, most) => {
    const runs: string[] = [];
    const results = await createOverflowFinder()({
      batch: ['a', 'b', 'c'],
      run: (batch) => {
        runs.push(batch.join());
        return batch.includes('b') ? Promise.reject(error) : Promise.resolve(batch.map((item) => `${item}!`));
      },
      failed: (item, megabytes) => `${item} needs ${megabytes}`,
    });
    expect(results).toEqual(['a!', `b needs ${most}`, 'c!']);
    expect(runs).toEqual(['a,b,c', 'a', 'b', 'c']);
  },
);

test('out of memory: no other batch runs while the items of a failed batch run one by one', async () => {
  const find = createOverflowFinder();
  const events: string[] = [];
  let finishOther: () => void = () => undefined;
  const other = find({
    batch: ['other'],
    run: async (batch) => {
      await new Promise<void>((resolve) => {
        finishOther = resolve;
      });
      events.push('other has finished');
      return [...batch];
    },
    failed: (item) => item,
  });
  const guilty = find({
    batch: ['guilty'],
    run: (batch) => {
      events.push(`run ${batch.join()}`);
      return Promise.reject(new OverflowError(600));
    },
    failed: () => 'failed',
  });
  await expect.poll(() => events).toEqual(['run guilty']);
  const later = find({
    batch: ['later'],
    run: (batch) => {
      events.push('later runs');
      return Promise.resolve([...batch]);
    },
    failed: (item) => item,
  });
  finishOther();
  expect(await Promise.all([other, guilty, later])).toEqual([['other'], ['failed'], ['later']]);
  expect(events).toEqual(['run guilty', 'other has finished', 'run guilty', 'later runs']);
});

test('out of memory: an unrelated error that a batch throws is rethrown', async () => {
  const run = () => Promise.reject(new Error('It failed.'));
  const failing = createOverflowFinder()({ batch: ['a'], run, failed: () => 'no' });
  await expect(failing).rejects.toThrow('It failed.');
});
