import { lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

export interface ResolvedPath {
  path: string;
  /**
   * All existing folders on the path, the deepest first, each with the segments below it. The ID contains the device
   * and inode, which identify a folder even on a bind mount or a case-insensitive file system.
   */
  chain: readonly Link[];
}

interface Link {
  id: string;
  rest: readonly string[];
}

/** @throws A Node error with a `code` for broken symbolic links, symbolic link loops, and unreadable folders. */
export function locate(path: string): ResolvedPath {
  const tail: string[] = [];
  let existing = resolve(path);
  while (!exists(existing)) {
    tail.unshift(basename(existing));
    existing = dirname(existing);
  }
  const real = realpathSync.native(existing);
  const chain: Link[] = [];
  for (let folder = real, rest: readonly string[] = tail; ; folder = dirname(folder)) {
    chain.push({ id: idOf(folder), rest });
    if (dirname(folder) === folder) break;
    rest = [basename(folder), ...rest];
  }
  return { path: resolve(real, ...tail), chain };
}

function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // A parent of the path is a file.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}

function idOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  // Some network file systems have no inodes. On these, identify the folder by its path.
  return ino === 0n ? folder : `${dev}:${ino}`;
}
