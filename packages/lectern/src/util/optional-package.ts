import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';

/** Returns the URL of a package that is installed next to the engine or, if the engine is a symlink, in the site. */
export function optionalPackage({ name, siteDir }: { name: string; siteDir: string }): string | undefined {
  for (const from of [import.meta.url, pathToFileURL(join(siteDir, 'package.json')).href]) {
    try {
      return pathToFileURL(createRequire(from).resolve(name)).href;
    } catch {
      // Try the next folder if the package is not installed in this one.
    }
  }
  return undefined;
}

/** Returns an error that lists the required packages that aren't installed, if any. */
export function missingPackages({
  names,
  siteDir,
  need,
}: {
  names: readonly string[];
  siteDir: string;
  /** Why the packages are needed, such as `The site uses remark or rehype plug-ins`. */
  need: string;
}): Diagnostic[] {
  const missing = names.filter((name) => optionalPackage({ name, siteDir }) === undefined);
  if (missing.length === 0) return [];
  const found = problem({
    code: 'missing-package',
    message: `${need}, but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed.`,
    hint: `Install ${missing.length === 1 ? 'it' : 'them'}: npm install --save-dev ${missing.join(' ')}`,
  });
  return [found];
}
