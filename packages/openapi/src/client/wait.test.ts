import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { wait } from './wait.js';

test('wait removes its abort listener after the time passes or the signal aborts', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  for (let poll = 0; poll < 3; poll += 1) await wait({ seconds: 0, signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  const long = wait({ seconds: 1000, signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  controller.abort(new Error('closed'));
  await expect(long).rejects.toThrow('closed');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await expect(wait({ seconds: 1000, signal })).rejects.toThrow('closed');
});
