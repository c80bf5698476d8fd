import { afterEach, expect, test } from 'vitest';
import { writtenDate } from './written-date.js';

const { TZ } = process.env;

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test.each([
  ['2024-05-31', '2024-05-31T00:00:00.000Z'],
  ['2024-5-1', '2024-05-01T00:00:00.000Z'],
  ['12-31-2024', '2024-12-31T00:00:00.000Z'],
  ['2024-05-31T10:00', '2024-05-31T10:00:00.000Z'],
  ['2024-05-31 10:00', '2024-05-31T10:00:00.000Z'],
  ['2024/05/31', '2024-05-31T00:00:00.000Z'],
  ['May 31, 2024', '2024-05-31T00:00:00.000Z'],
  ['2024-05-31T10:00:00Z', '2024-05-31T10:00:00.000Z'],
  ['2024-05-31T10:00:00 Z', '2024-05-31T10:00:00.000Z'],
  ['2024-05-31T9:00:00 +2', '2024-05-31T07:00:00.000Z'],
  ['2024-05-31T10:00:00.250Z', '2024-05-31T10:00:00.250Z'],
  ['2024-05-31T10:00:00+02:00', '2024-05-31T08:00:00.000Z'],
  ['2024-05-31 10:00:00 -5', '2024-05-31T15:00:00.000Z'],
  ['Fri May 31 2024 10:00:00 GMT+0200', '2024-05-31T08:00:00.000Z'],
  ['May 31, 2024 10:00 PST', '2024-05-31T18:00:00.000Z'],
  ['31 May 2024 10:00 +0200', '2024-05-31T08:00:00.000Z'],
  ['Fri, 31 May 2024 10:00:00 GMT', '2024-05-31T10:00:00.000Z'],
])('dates in front matter: the date %s does not depend on the time zone of the machine', (text, expected) => {
  process.env.TZ = 'Asia/Tokyo';
  expect(writtenDate(text)?.toISOString()).toBe(expected);
});

test.each(['soon', '', '2024-02-30', '2024-2-30', '2024-04-31T10:00:00Z', '2024-13-01', '0000-00-00'])(
  'dates in front matter: "%s" is not a valid date',
  (text) => {
    expect(writtenDate(text)).toBeUndefined();
  },
);
