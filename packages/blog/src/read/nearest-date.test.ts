import { expect, test } from 'vitest';
import { nearestDate } from './nearest-date.js';

test('post dates: a nonexistent day rolls over to the next month, as in JavaScript', () => {
  expect(nearestDate('2017-02-29 11:00:00')?.toISOString()).toBe('2017-03-01T00:00:00.000Z');
  expect(nearestDate('soon')).toBeUndefined();
});
