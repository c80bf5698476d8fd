import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';

/** If the engine is a symlink, the package may be installed only in the site. */
export function optionalPackage({ name, siteDir }: { name: string; siteDir: string }): string | undefined {
  for (const from of [import.meta.url, pathToFileURL(join(siteDir, 'package.json')).href]) {
    try {
      return pathToFileURL(createRequire(from).resolve(name)).href;
    } catch {
      // The package isn't installed in this folder.
    }
  }
  return undefined;
}

export function missingPackages({
  names,
  siteDir,
  need,
}: {
  names: readonly string[];
  siteDir: string;
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
