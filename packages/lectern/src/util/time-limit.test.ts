import { expect, test } from 'vitest';
import { createTimeLimit, TimeLimitError, withinTime } from './time-limit.js';

const short = createTimeLimit({ seconds: 0.05 });
// The limit is long enough for code that finishes, even on a busy machine.
const long = createTimeLimit({ seconds: 60 });
const endless = (): never => {
  for (;;);
};

test('time limit: an infinite loop is aborted, and does not affect later calls', () => {
  expect(() => long(() => short(endless))).toThrow(TimeLimitError);
  expect(long(() => 1)).toBe(1);
});

test('time limit: a regular expression that never finishes is aborted', () => {
  expect(() => short(() => /^(a+)+$/.test(`${'a'.repeat(50)}!`))).toThrow('it did not finish within 0.05 s.');
});

test('time limit: an error that the limited code throws is rethrown', () => {
  const fail = (): never => {
    throw new RangeError('no');
  };
  expect(() => long(fail)).toThrow(RangeError);
  expect(long(() => long(() => 2))).toBe(2);
});

test('time limit: a promise that never settles is abandoned after the limit', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withinTime({ seconds: 0.01, run: () => never })).rejects.toThrow(TimeLimitError);
  await expect(withinTime({ seconds: 10, run: () => Promise.resolve(3) })).resolves.toBe(3);
});
