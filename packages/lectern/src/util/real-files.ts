import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * The returned function returns true only for an absolute path that certainly contains no symlinks. Use this function
 * immediately: it reads each folder only once, and symlinks may be added later.
 */
export function realFiles(): (path: string) => boolean {
  const folders = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const folder = dirname(path);
    const known = folders.get(folder) ?? filesIn(folder);
    folders.set(folder, known);
    return known.has(basename(path));
  };
}

function filesIn(folder: string): ReadonlySet<string> {
  try {
    if (realpathSync.native(folder) !== folder) return new Set();
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  } catch {
    return new Set();
  }
}
