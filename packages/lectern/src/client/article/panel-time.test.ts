import { expect, test } from 'vitest';
import { panelTime } from './panel-time.js';

test('collapsible section: a taller section takes longer to open, but not in proportion to its height', () => {
  const times = [0, 36, 200, 800, 3200].map((height) => panelTime({ height, reducedMotion: false }));
  expect(times).toEqual([40, 192, 281, 410, 678]);
});

test('collapsible section: with reduced motion, the animation takes 1 ms at any height', () => {
  expect(panelTime({ height: 800, reducedMotion: true })).toBe(1);
});
