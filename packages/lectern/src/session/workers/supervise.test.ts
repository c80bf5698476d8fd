import { expect, test } from 'vitest';
import type { RunBatch } from './supervise.js';
import { createSupervisor } from './supervise.js';

function recordBatches() {
  const runs: string[] = [];
  const batch =
    (name: string, { isStuck = false } = {}): RunBatch<string> =>
    async ({ signal, isLimited }) => {
      runs.push(`${name}${isLimited ? '' : ' with limits'}`);
      if (isStuck && isLimited)
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('The task has been aborted'))),
        );
      return `result of ${name}`;
    };
  return { runs, batch };
}

test('worker pool: after a batch times out, each page has a separate time limit', async () => {
  const { runs, batch } = recordBatches();
  const supervise = createSupervisor({ timeLimit: 0.01 });
  expect(await supervise(batch('a'))).toBe('result of a');
  expect(await supervise(batch('b', { isStuck: true }))).toBe('result of b');
  expect(await supervise(batch('c'))).toBe('result of c');
  expect(runs).toEqual(['a', 'b', 'b with limits', 'c with limits']);
});

test('worker pool: a batch that makes the process use too much memory is aborted, and does not run again', async () => {
  let megabytes = 100;
  const runs: boolean[] = [];
  const supervise = createSupervisor({ timeLimit: 60, memory: () => megabytes });
  const growing = supervise(({ signal, isLimited }) => {
    runs.push(isLimited);
    megabytes += 601;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The task has been aborted')));
    });
  });
  await expect(growing).rejects.toThrow('it needed more than 600 MB of memory.');
  expect(runs).toEqual([true]);
  expect(await supervise(() => Promise.resolve('later'))).toBe('later');
});

test('worker pool: a batch that fails with an error does not run again', async () => {
  const supervise = createSupervisor({ timeLimit: 60 });
  const runs: unknown[] = [];
  const failing = supervise((options) => {
    runs.push(options.signal instanceof AbortSignal);
    return Promise.reject(new Error('The thread died.'));
  });
  await expect(failing).rejects.toThrow('The thread died.');
  expect(runs).toEqual([true]);
});
