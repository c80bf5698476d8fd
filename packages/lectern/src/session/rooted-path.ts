import { join, resolve } from 'node:path';
import { isFile } from '../util/files.js';

/** Endings that an import may omit. The first one is empty, for imports with an extension. */
const importEndings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

export function importedFile(path: string): string | undefined {
  return importEndings.map((ending) => path + ending).find(isFile);
}

/**
 * As in Docusaurus, an import that starts with a slash is relative to a static folder or to the site's folder. If none
 * of them contains the file, returns undefined, and callers treat the import as an absolute path.
 */
export function rootedPath({
  siteDir,
  staticDirectories = [],
  specifier,
}: {
  siteDir: string;
  staticDirectories?: readonly string[] | undefined;
  specifier: string;
}): string | undefined {
  if (!specifier.startsWith('/')) return undefined;
  return [...staticDirectories.map((folder) => resolve(siteDir, folder)), siteDir]
    .map((root) => join(root, specifier))
    .find((path) => importedFile(path) !== undefined);
}
