import { expect, test } from 'vitest';
import { createRecorder } from '../recorder.js';

test('build steps are recorded in order, and the times of steps with the same name are added up', async () => {
  const clock = [0, 10, 15, 40, 100, 107].values();
  const recorder = createRecorder({ now: () => clock.next().value ?? 0 });
  await recorder.time('outer', () => recorder.time('inner', () => 'result'));
  await expect(recorder.time('inner', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(recorder.steps()).toEqual([
    { step: 'outer', milliseconds: 40 },
    { step: 'inner', milliseconds: 12 },
  ]);
});
