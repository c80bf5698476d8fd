import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Endings that an import may leave out; the first is none. */
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

/** The file that an import without an ending means; undefined if there is none. */
export function importedFile(path: string): string | undefined {
  return importEndings
    .map((ending) => path + ending)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * The absolute path of an import that starts with a slash, without the ending that the import leaves out; undefined for
 * any other import, and if there is no such file. As in Docusaurus, it is relative to a folder of static files or to
 * the site's folder. Plug-ins import by absolute paths, which are used if no such file is found.
 */
export function rootedPath({
  siteDir,
  staticDirectories = [],
  specifier,
}: {
  siteDir: string;
  /** Relative to the site's folder; default: none. */
  staticDirectories?: readonly string[] | undefined;
  specifier: string;
}): string | undefined {
  if (!specifier.startsWith('/')) return undefined;
  return [...staticDirectories.map((folder) => resolve(siteDir, folder)), siteDir]
    .map((root) => join(root, specifier))
    .find((path) => importedFile(path) !== undefined);
}
