import { join, resolve } from 'node:path';

export function engineRoot(): string {
  // This file runs from `dist/util` and, in tests, from `src/util`.
  return resolve(import.meta.dirname, '../..');
}

/** Returns the folder with the engine's TypeScript sources, from which the theme and the client are bundled. */
export function engineSource(): string {
  return join(engineRoot(), 'src');
}
