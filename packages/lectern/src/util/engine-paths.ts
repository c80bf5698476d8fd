import { join, resolve } from 'node:path';

/** Returns the engine's package folder. */
export function engineRoot(): string {
  // This file runs from `dist/util` and, in tests, from `src/util`.
  return resolve(import.meta.dirname, '../..');
}

/** Returns the folder of the engine's TypeScript sources, from which themes and client code are bundled. */
export function engineSource(): string {
  return join(engineRoot(), 'src');
}
