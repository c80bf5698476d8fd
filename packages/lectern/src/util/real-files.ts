import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Returns true only for an absolute path that certainly contains no symlinks. Each folder is read only once, so use the
 * function immediately, before symlinks are added.
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
