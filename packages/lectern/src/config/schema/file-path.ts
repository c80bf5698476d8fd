import { z } from 'zod';

/** The limits of Linux and macOS, in bytes, for a whole path and for each name in it. */
const longest = { path: 4096, name: 255 };

/** Returns whether a path can belong to a file or folder. The file system rejects any other path with an error. */
function isFilePath(path: string): boolean {
  return (
    !path.includes('\0') &&
    Buffer.byteLength(path) < longest.path &&
    path.split('/').every((name) => Buffer.byteLength(name) <= longest.name)
  );
}

/** Creates the schema for the path of a file or folder, relative to the site's folder. */
export function filePath(): z.ZodString {
  return z.string().refine(isFilePath, {
    error: `a path without NUL characters, of at most ${longest.path - 1} bytes, with at most ${longest.name} bytes in each name`,
  });
}

/** Creates the schema for a route, or for a part of one. */
export function routePath(): z.ZodString {
  return z.string().refine((path) => isFilePath(path) && !path.includes('\\'), {
    error: `a URL path without NUL characters or backslashes, with at most ${longest.name} bytes between slashes`,
  });
}
