import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Endings that an import may omit. The first one is empty, for imports with an extension. */
export const importEndings = [
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

/** Finds the file that an import refers to, with or without its extension. Returns undefined if there is none. */
export function importedFile(path: string): string | undefined {
  return importEndings
    .map((ending) => path + ending)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * Returns the absolute path of an import that starts with a slash. As in Docusaurus, the import is relative to a static
 * folder or to the site's folder. The path has no extension if the import has none. Returns undefined for any other
 * import, and if none of these folders contains the file. Callers then treat the import as an absolute path, because
 * plug-ins may import files by absolute path.
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
