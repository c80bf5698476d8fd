import { compileSamples } from './compile-samples.js';

/**
 * This program runs in a separate process, because the compiler blocks the event loop for seconds and uses a lot of
 * memory.
 */
process.once('message', async (input: Parameters<typeof compileSamples>[0]) => {
  try {
    const result = await compileSamples(input);
    process.send?.({ result }, () => process.disconnect());
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send?.({ error: text }, () => process.disconnect());
  }
});
