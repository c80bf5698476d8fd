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

test('the numbers are those of the specification', () => {
  expect(progressTiming).toEqual({ delay: 200, minimum: 0.08, speed: 200, trickle: 800 });
});

test('it appears after 200 ms at 0.08, creeps on every 800 ms, and goes 200 ms after the end', () => {
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

test('a quick page shows nothing', () => {
  const { progress, seen } = recorded();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.done();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([]);
});

test('a second start goes on with the first; it never arrives by itself', () => {
  const { progress, seen } = recorded();
  progress.start();
  vi.advanceTimersByTime(150);
  progress.start();
  vi.advanceTimersByTime(50);
  expect(seen).toEqual([0.08]);
  vi.advanceTimersByTime(800 * 500);
  expect(seen.at(-1)).toBe(0.994);
});

test('a page that is asked for while the bar of the last one ends has a bar of its own', () => {
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
