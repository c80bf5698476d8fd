import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Folder of the engine's package. */
export function engineRoot(): string {
  // This file runs from `dist/build/bundle` and, in tests, from `src/build/bundle`.
  return resolve(import.meta.dirname, '../../..');
}

/** Folder of the engine's own TypeScript: themes and client code are bundled from source. */
export function engineSource(): string {
  return join(engineRoot(), 'src');
}

/** Folder of a package that the engine depends on, so that a site need not install it. */
export function packageFolder(name: string): string {
  const require = createRequire(import.meta.url);
  let folder = dirname(require.resolve(name));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
