import { expect, test } from 'vitest';
import { runUnlessTerminated } from './terminated.js';

function failing({ error, times }: { error: Error; times: number }) {
  let runs = 0;
  const run = (): Promise<number> => {
    runs += 1;
    return runs <= times ? Promise.reject(error) : Promise.resolve(runs);
  };
  return { run, runs: () => runs };
}

const terminated = new Error('Terminating worker thread');

test('worker pool: a task whose thread was terminated because of another task runs again', async () => {
  const { run } = failing({ error: terminated, times: 2 });
  expect(await runUnlessTerminated({ run, isOpen: () => true })).toBe(3);
});

test.each([
  ['another error', { error: new Error('The thread died.'), isOpen: true, runs: 1 }],
  ['a task of a closed pool', { error: terminated, isOpen: false, runs: 1 }],
  ['a task that never gets a thread', { error: terminated, isOpen: true, runs: 20 }],
])(
  'worker pool: an error is rethrown if the task can’t run again: %s',
  async (_, { error, isOpen, runs }) => {
    const task = failing({ error, times: 100 });
    await expect(runUnlessTerminated({ run: task.run, isOpen: () => isOpen })).rejects.toBe(error);
    expect(task.runs()).toBe(runs);
  },
);
