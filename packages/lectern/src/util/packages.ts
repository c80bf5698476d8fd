import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Options {
  name: string;
  /** URL of the module that depends on the package: `import.meta.url`. Default: a module in Lectern. */
  from?: string;
}

/**
 * Returns an installed package's version; empty if the package isn't installed. Looks for the package's manifest in the
 * same folders as Node, because few packages export their manifest.
 */
export function packageVersion({ name, from = import.meta.url }: Options): string {
  for (const folder of createRequire(from).resolve.paths(name) ?? []) {
    const manifest = read(join(folder, name, 'package.json'));
    if (manifest !== undefined) return (JSON.parse(manifest) as { version?: string }).version ?? '';
  }
  return '';
}

/**
 * Returns the folder of a package on which a module depends, even if the site doesn't install the package.
 * @throws if the package is not installed.
 */
export function packageFolder({ name, from = import.meta.url }: Options): string {
  const require = createRequire(from);
  let folder = dirname(require.resolve(name));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
