import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Tells of the files of a few folders which of them no symbolic link leads to: each folder is asked once, and none of the
 * files. For use at once: links may come later.
 * @returns True for an absolute path that is the real one; false if that is not certain.
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

/** Names of the files that are none but themselves, in a folder that is none but itself. */
function filesIn(folder: string): ReadonlySet<string> {
  try {
    if (realpathSync.native(folder) !== folder) return new Set();
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  } catch {
    return new Set();
  }
}
