import { expect, test } from 'vitest';
import { compile } from './worker.js';

test('a worker thread runs its event loop after each batch, because native code frees its memory there', async () => {
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  const marks = { ids: [], directives: [], fences: [] };
  await compile({ texts: [], magicComments: undefined, marks, timeLimit: 1, isSupervised: true });
  expect(hasRun).toBe(true);
});
