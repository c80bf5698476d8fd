import { expect, test } from 'vitest';
import { profileTable } from './profile-table.js';

test('the profile of a build shows the time of each step and its share of the total', () => {
  const steps = [
    { step: 'read', milliseconds: 250.4 },
    { step: 'render', milliseconds: 1000 },
  ];
  expect(profileTable({ steps, milliseconds: 2000, peakMemory: 180.2 * 1024 ** 2 })).toBe(
    [
      '  read     250 ms   13 %',
      '  render  1000 ms   50 %',
      '  total   2000 ms  100 %',
      '  peak memory: 180 MB',
    ].join('\n'),
  );
});

test('the profile of a build that took 0 ms shows no NaN percentages', () => {
  expect(profileTable({ steps: [], milliseconds: 0, peakMemory: 0 })).toBe(
    '  total  0 ms  0 %\n  peak memory: 0 MB',
  );
});
