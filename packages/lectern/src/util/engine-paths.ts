import { join, resolve } from 'node:path';

export function engineRoot(): string {
  // This file runs from `dist/util` or, in tests, from `src/util`. Both are two levels below the engine's folder.
  return resolve(import.meta.dirname, '../..');
}

export function engineSource(): string {
  return join(engineRoot(), 'src');
}

/** For code that must run even if the site's `tsconfig.json` extends a package that isn't installed. */
export function defaultTsconfig(): string {
  return join(engineRoot(), 'tsconfig.site.json');
}
