import type { PackageInput } from './convert-package.js';
import { convertPackage } from './convert-package.js';

/**
 * Runs in a separate process, because TypeDoc blocks the event loop for seconds and retains the memory of a compiler.
 */
process.once('message', async (input: PackageInput) => {
  try {
    tell({ model: await convertPackage(input) });
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

/** Sends the result, unless the build has been stopped in the meantime. */
function tell(result: object): void {
  if (process.connected) process.send?.(result, () => process.connected && process.disconnect());
}
