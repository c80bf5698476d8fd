import { expect, test } from 'vitest';
import { createTimeLimit, TimeLimitError, withinTime } from './time-limit.js';

const limit = createTimeLimit({ seconds: 0.05 });
const endless = (): never => {
  for (;;);
};

test('a loop without an end is ended, and what follows runs', () => {
  expect(() => limit(endless)).toThrow(TimeLimitError);
  expect(limit(() => 1)).toBe(1);
});

test('a regular expression without an end is ended', () => {
  expect(() => limit(() => /^(a+)+$/.test(`${'a'.repeat(50)}!`))).toThrow('It did not end within 0.05 s.');
});

test('an error passes, and a limit may stand within a limit', () => {
  const fail = (): never => {
    throw new RangeError('no');
  };
  expect(() => limit(fail)).toThrow(RangeError);
  expect(limit(() => limit(() => 2))).toBe(2);
});

test('a promise that never settles is given up', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withinTime({ seconds: 0.01, run: () => never })).rejects.toThrow(TimeLimitError);
  await expect(withinTime({ seconds: 10, run: () => Promise.resolve(3) })).resolves.toBe(3);
});
