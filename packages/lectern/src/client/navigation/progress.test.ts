import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, progressTiming } from './progress.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function recorded() {
  const seen: (number | 'removed')[] = [];
  const progress = createProgress({
    show: (value) => seen.push(Number(value.toFixed(3))),
    remove: () => seen.push('removed'),
  });
  return { progress, seen };
}

test('progress bar: by default, the bar starts at 8% after 200 ms, and advances every 800 ms', () => {
  expect(progressTiming).toEqual({ delay: 200, minimum: 0.08, speed: 200, trickle: 800 });
});

test('progress bar: the bar disappears 200 ms after the page has arrived', () => {
  const { progress, seen } = recorded();
  progress.start();
  vi.advanceTimersByTime(199);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0.08]);
  vi.advanceTimersByTime(799);
  expect(seen).toEqual([0.08]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0.08, 0.18]);
  vi.advanceTimersByTime(1600);
  expect(seen).toEqual([0.08, 0.18, 0.28, 0.32]);
  progress.done();
  expect(seen).toEqual([0.08, 0.18, 0.28, 0.32, 1]);
  vi.advanceTimersByTime(199);
  expect(seen.at(-1)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0.08, 0.18, 0.28, 0.32, 1, 'removed']);
  vi.advanceTimersByTime(10_000);
  expect(seen).toHaveLength(6);
});

test('progress bar: no bar appears for a page that loads within 200 ms', () => {
  const { progress, seen } = recorded();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.done();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([]);
});

test('progress bar: a second start does not reset a visible bar', () => {
  const { progress, seen } = recorded();
  progress.start();
  vi.advanceTimersByTime(150);
  progress.start();
  vi.advanceTimersByTime(50);
  expect(seen).toEqual([0.08]);
  vi.advanceTimersByTime(800 * 500);
  expect(seen.at(-1)).toBe(0.994);
});

test('progress bar: a page requested while the previous bar is disappearing gets a new bar', () => {
  const { progress, seen } = recorded();
  progress.start();
  vi.advanceTimersByTime(200);
  progress.done();
  vi.advanceTimersByTime(100);
  progress.start();
  expect(seen).toEqual([0.08, 1, 'removed']);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([0.08, 1, 'removed', 0.08]);
});
