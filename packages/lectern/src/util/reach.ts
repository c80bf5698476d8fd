import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isSecretFile } from './secret-files.js';

/** Why a file must not be read, and which file it is in the end. */
export interface OutOfReach {
  /** `outside`: the path leads out; `link`: a symbolic link does; `secret`: it's inside, but likely to hold secrets. */
  reason: 'outside' | 'link' | 'secret';
  /** Absolute path, after all symbolic links. */
  target: string;
}

/**
 * Returns which files may be read on behalf of someone else; `undefined` for those that may. Takes absolute paths.
 * @param options.isReal - The caller knows that no symbolic link leads there: none is looked for; default: false.
 */
export type Reach = (path: string, options?: { isReal?: boolean | undefined }) => OutOfReach | undefined;

interface Options {
  /** Absolute paths of the folders that may be read with all that is below. Absolute paths of files may be read too. */
  roots: readonly string[];
  /** Absolute paths that someone named on purpose: below them, even what looks like a secret may be read. */
  named?: readonly string[];
}

/**
 * Limits reading to folders. What counts is where a file is once every symbolic link on its path has been followed, so
 * neither `..` nor a link leads out.
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

/** @param path - Absolute, as the folder. */
export function isWithin({ folder, path }: { folder: string; path: string }): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Of what doesn't exist: the real path of the folder that does, and the rest. */
function realPath(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPath(parent), absolute.slice(parent.length));
  }
}
