import { join, resolve } from 'node:path';

/** Folder of the engine's package. */
export function engineRoot(): string {
  // This file runs from `dist/util` and, in tests, from `src/util`.
  return resolve(import.meta.dirname, '../..');
}

/** Folder of the engine's own TypeScript: themes and client code are bundled from source. */
export function engineSource(): string {
  return join(engineRoot(), 'src');
}
