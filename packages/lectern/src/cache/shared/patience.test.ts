import { expect, test, vi } from 'vitest';
import { createPatience } from './patience.js';

function clock({ used = () => 0 }: { used?: () => number } = {}) {
  vi.useFakeTimers();
  const patience = createPatience({ allowance: 100, now: () => Date.now(), used });
  return { patience, [Symbol.dispose]: () => void vi.useRealTimers() };
}

const forever = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

test('shared cache time budget: a build stops waiting for a storage server that does not respond', async () => {
  using time = clock();
  const { patience } = time;
  const waiting = patience.wait(() => forever(patience.signal));
  vi.advanceTimersByTime(99);
  expect(patience.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.signal.aborted).toBe(true);
  await waiting;
});

test('shared cache time budget: each fetched result adds its computation time to the budget', () => {
  using time = clock();
  const { patience } = time;
  void patience.wait(() => forever(patience.signal));
  patience.earn(200);
  vi.advanceTimersByTime(299);
  expect(patience.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.signal.aborted).toBe(true);
  expect(patience.earned()).toBe(200);
});

test('shared cache time budget: only time spent waiting counts, and parallel waits count only once', async () => {
  using time = clock();
  const { patience } = time;
  await patience.wait(async () => void vi.advanceTimersByTime(60));
  vi.advanceTimersByTime(10_000);
  const both = [1, 2].map(() => patience.wait(() => forever(patience.signal)));
  vi.advanceTimersByTime(39);
  expect(patience.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.signal.aborted).toBe(true);
  await Promise.all(both);
});

test('shared cache time budget: a build that gets a tenth of a CPU core waits ten times as long', () => {
  let used = 0;
  using time = clock({ used: () => used });
  const { patience } = time;
  vi.advanceTimersByTime(1000);
  used = 100;
  void patience.wait(() => forever(patience.signal));
  vi.advanceTimersByTime(999);
  expect(patience.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.signal.aborted).toBe(true);
});
