import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeLimitError } from '../../util/time-limit.js';
import { limitCall, markStarted } from './limit-call.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Limits = Parameters<Parameters<typeof limitCall>[0]['run']>[0];

function untilAborted({ signal }: Limits): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The task has been aborted')));
  });
}

test('worker pool: a call that takes too long is aborted', async () => {
  const run = (limits: Limits) => {
    markStarted(limits.started);
    return untilAborted(limits);
  };
  const call = expect(limitCall({ seconds: 30, run })).rejects.toEqual(new TimeLimitError(30));
  await vi.advanceTimersByTimeAsync(30_000);
  await call;
});

test('worker pool: the time that a call waits for a thread does not count', async () => {
  const run = async ({ signal }: Limits) => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return signal.aborted;
  };
  const call = limitCall({ seconds: 30, run });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toBe(false);
});

test('worker pool: the exception of a call is passed on', async () => {
  const error = new Error('No.');
  await expect(limitCall({ seconds: 30, run: () => Promise.reject(error) })).rejects.toBe(error);
});
