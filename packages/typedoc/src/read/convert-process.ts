import type { PackageInput } from './convert-package.js';
import { convertPackage } from './convert-package.js';

/**
 * Runs in a separate process, because TypeDoc blocks the event loop for seconds and retains the memory of a compiler.
 */
process.once('message', async (input: PackageInput) => {
  try {
    const model = await convertPackage(input);
    process.send?.({ model }, () => process.disconnect());
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send?.({ error: text }, () => process.disconnect());
  }
});
