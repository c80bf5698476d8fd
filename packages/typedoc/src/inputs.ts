import { posix } from 'node:path';
import type { Plugin } from 'lectern/plugin';
import type { TypedocSettings } from './options.js';

/**
 * The output folder may be inside the package if the site is. It must not be inside the folders with recordings and
 * sources, so these are listed separately.
 */
export function packageInputs({
  id,
  path,
  recordings,
  entryPoints,
}: TypedocSettings): NonNullable<Plugin['inputs']> {
  const folder = (name: string, what: string) => ({ path: name, kind: 'folder' as const, what });
  const what = `the package folder of the typedoc plug-in "${id}"`;
  return [
    folder(path, what),
    folder(posix.join(path, recordings), `the recordings of the typedoc plug-in "${id}"`),
    ...entryPoints
      .map((pattern) => (isPattern(pattern) ? pattern : posix.dirname(pattern)))
      .filter((name) => name !== '.')
      .map((name) => folder(posix.join(path, name), what)),
  ];
}

function isPattern(name: string): boolean {
  return /[*?[\]{}()!]/.test(name);
}
