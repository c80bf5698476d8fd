import { z } from 'zod';

/** Limits of Linux and macOS, in bytes: for a whole path, and for each name in it. */
const longest = { path: 4096, name: 255 };

/** Returns whether a path can be one of a file or folder. Otherwise, the file system refuses even to look for it. */
function isFilePath(path: string): boolean {
  return (
    !path.includes('\0') &&
    Buffer.byteLength(path) < longest.path &&
    path.split('/').every((name) => Buffer.byteLength(name) <= longest.name)
  );
}

/** The schema of a path of a file or folder, relative to the site's folder. */
export function filePath(): z.ZodString {
  return z.string().refine(isFilePath, {
    error: `a path without NUL characters, of at most ${longest.path - 1} bytes, with at most ${longest.name} bytes in each name`,
  });
}

/** The schema of a path that routes start with. */
export function routePath(): z.ZodString {
  return z.string().refine((path) => isFilePath(path) && !path.includes('\\'), {
    error: `a URL path without NUL characters and backslashes, and with at most ${longest.name} bytes between slashes`,
  });
}
