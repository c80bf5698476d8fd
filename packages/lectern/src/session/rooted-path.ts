import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Extensions that an import may leave out. The first extension is the empty string, for imports that include it. */
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
 * Returns the absolute path of an import that starts with a slash. The path has no extension if the import has none.
 * Returns undefined for any other import, and if there is no such file. As in Docusaurus, the path is relative to a
 * folder of static files or to the site's folder. If there is no file in either, the path is treated as absolute,
 * because plug-ins import by absolute paths.
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
