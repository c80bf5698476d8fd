import { z } from 'zod';

/** Maximum length, in bytes, of a path and of each name in it, on Linux and macOS. */
const longest = { path: 4096, name: 255 };

/**
 * Returns whether a path is valid. The file system throws an error for an invalid path, even if nothing exists there.
 */
function isFilePath(path: string): boolean {
  return (
    !path.includes('\0') &&
    Buffer.byteLength(path) < longest.path &&
    path.split('/').every((name) => Buffer.byteLength(name) <= longest.name)
  );
}

/** Creates the schema for a path relative to the site's folder. */
export function filePath(): z.ZodString {
  return z.string().refine(isFilePath, {
    error: `a path without NUL characters, of at most ${longest.path - 1} bytes, with at most ${longest.name} bytes in each file or folder name`,
  });
}

/** Creates the schema for a route or a segment of a route. */
export function routePath(): z.ZodString {
  return z.string().refine((path) => isFilePath(path) && !path.includes('\\'), {
    error: `a URL path without NUL characters or backslashes, with at most ${longest.name} bytes between slashes`,
  });
}
