import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/* Time depends on the machine, so the tests count steps. `node bench/growth.mjs` measures time and memory. */

const sizes = [8000, 32_000] as const;

test('the number of steps to compile a document grows linearly with its size, whatever its content', async () => {
  const worker = new Worker(new URL('./count-steps.mjs', import.meta.url), { workerData: { sizes } });
  const steps = await new Promise<Record<string, [number, number]>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  const [small, large] = sizes;
  // Some steps happen once per block of bytes, so their number isn't exactly proportional to the size.
  const most = (large / small) * 1.25;
  const tooMany = Object.entries(steps).filter(([, [few, many]]) => many > few * most + 5000);
  expect(tooMany).toEqual([]);
  expect(Object.keys(steps).length).toBeGreaterThanOrEqual(40);
});
