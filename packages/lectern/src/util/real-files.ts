import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Creates a check for files that aren't reached through symlinks. It reads each folder once. Use the check
 * immediately, because links may be added later.
 * @returns A function that returns true if an absolute path is a real path, and false if that isn't certain.
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

/** Returns the names of the regular files in a folder; empty if the folder's path contains a symlink. */
function filesIn(folder: string): ReadonlySet<string> {
  try {
    if (realpathSync.native(folder) !== folder) return new Set();
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  } catch {
    return new Set();
  }
}
