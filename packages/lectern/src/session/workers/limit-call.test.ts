import { expect, test } from 'vitest';
import { TimeLimitError } from '../../util/time-limit.js';
import { limitCall, markStarted } from './limit-call.js';

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The task has been aborted')));
  });
}

test('worker pool: a call that takes too long is aborted', async () => {
  const call = limitCall({
    seconds: 0.1,
    run: ({ started, signal }) => {
      markStarted(started);
      return untilAborted(signal);
    },
  });
  await expect(call).rejects.toEqual(new TimeLimitError(0.1));
});

test('worker pool: the time that a call waits for a thread does not count', async () => {
  const result = await limitCall({
    seconds: 0.1,
    run: async ({ started, signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      markStarted(started);
      return signal.aborted;
    },
  });
  expect(result).toBe(false);
});

test('worker pool: the exception of a call is passed on', async () => {
  const error = new Error('No.');
  await expect(limitCall({ seconds: 1, run: () => Promise.reject(error) })).rejects.toBe(error);
});
