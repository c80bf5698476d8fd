import { z } from 'zod';

/** The limits of Linux, in bytes, for a path and for each name in the path. */
const longest = { path: 4096, name: 255 };

/** For an invalid path, the file system throws an error, even if nothing exists at the path. */
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
