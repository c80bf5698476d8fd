import { expect, test } from 'vitest';
import { nearestDate, parsePostDate } from './post-date.js';

test.each([
  ['2024-08-29', '2024-08-29T00:00:00.000Z'],
  ['2024-8-9', '2024-08-09T00:00:00.000Z'],
  ['2024-08-29T18:00', '2024-08-29T18:00:00.000Z'],
  ['2024-08-29 18:00:05', '2024-08-29T18:00:05.000Z'],
  ['2024-08-29T18:00:00Z', '2024-08-29T18:00:00.000Z'],
  ['2024-08-29T18:00:00.250Z', '2024-08-29T18:00:00.250Z'],
  ['2024-08-29T18:00:00+02:00', '2024-08-29T16:00:00.000Z'],
  ['2024-08-29 18:00:00 -5', '2024-08-29T23:00:00.000Z'],
  ['August 29, 2024', '2024-08-29T00:00:00.000Z'],
  ['29 August 2024 18:00 +0200', '2024-08-29T16:00:00.000Z'],
])('post dates: %s is parsed, in UTC by default', (text, iso) => {
  expect(parsePostDate(text)?.toISOString()).toBe(iso);
});

test.each(['2024-02-30', '2024-13-01', 'soon', ''])('post dates: "%s" is not a date', (text) => {
  expect(parsePostDate(text)).toBeUndefined();
});

test('post dates: nearestDate rolls a nonexistent day over to the next month, as in JavaScript', () => {
  expect(nearestDate('2017-02-29 11:00:00')?.toISOString()).toBe('2017-03-01T00:00:00.000Z');
  expect(nearestDate('soon')).toBeUndefined();
});
