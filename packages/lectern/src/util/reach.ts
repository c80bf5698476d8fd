import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isSecretFile } from './secret-files.js';

/** The reason why a file may not be read. */
export interface OutOfReach {
  /**
   * `outside`: the path is outside the folders. `link`: a symlink leads out of the folders. `secret`: the file is
   * inside the folders, but probably contains secrets.
   */
  reason: 'outside' | 'link' | 'secret';
  /** Absolute path of the file, with symlinks resolved. */
  target: string;
}

/**
 * Checks whether a file may be read, given its absolute path. Returns undefined if it may be read.
 * @param options.isReal - Whether the path is known to contain no symlinks. Default: false.
 */
export type Reach = (path: string, options?: { isReal?: boolean | undefined }) => OutOfReach | undefined;

interface Options {
  /** Absolute paths of files that may be read, and of folders whose content may be read. */
  roots: readonly string[];
  /** Absolute paths from the configuration. Files at or below these paths may be read, even if they look secret. */
  named?: readonly string[];
}

/**
 * Creates a function that limits reading to some folders. Resolves symlinks first, so that neither `..` nor a symlink
 * can lead out of these folders.
 */
export function reachOf({ roots, named = [] }: Options): Reach {
  const folders = roots.map((root) => ({ root, real: realPath(root) }));
  const explicit = named.map((root) => ({ root, real: realPath(root) }));
  return (path, { isReal = false } = {}) => {
    const target = isReal ? path : realPath(path);
    if (explicit.some(({ real }) => isWithin({ folder: real, path: target }))) return undefined;
    const around = folders.find(({ real }) => isWithin({ folder: real, path: target }));
    if (around !== undefined)
      return isSecretFile(relative(around.real, target)) ? { reason: 'secret', target } : undefined;
    const looksInside = [...folders, ...explicit].some(({ root, real }) =>
      [root, real].some((folder) => isWithin({ folder, path: resolve(path) })),
    );
    return { reason: looksInside ? 'link' : 'outside', target };
  };
}

/** Both paths must be absolute. A folder is within itself. */
export function isWithin({ folder, path }: { folder: string; path: string }): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** If the path doesn't exist, resolves its nearest existing parent, and appends the rest of the path. */
function realPath(path: string): string {
  const absolute = resolve(path);
  for (let existing = absolute; ; existing = dirname(existing)) {
    try {
      return join(realpathSync.native(existing), absolute.slice(existing.length));
    } catch {
      if (dirname(existing) === existing) return absolute;
    }
  }
}
