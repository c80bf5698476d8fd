import { join, resolve } from 'node:path';

export function engineRoot(): string {
  // This file runs from `dist/util` and, in tests, from `src/util`.
  return resolve(import.meta.dirname, '../..');
}

/** Returns the folder of the engine's TypeScript sources. Themes and client code are bundled from them. */
export function engineSource(): string {
  return join(engineRoot(), 'src');
}
