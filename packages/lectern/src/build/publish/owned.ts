import { lstatSync, readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';
import type { FileState } from '../../util/files.js';
import { lstatOf } from '../../util/files.js';
import type { WrittenFiles } from './mark.js';
import { hashFile, keyOf, markFile } from './mark.js';

/**
 * The files that builds wrote in an output folder. Symbolic links aren't followed, because their targets were not
 * written by a build.
 */
export interface Owned {
  /** Returns true if a build wrote a file at this path, even if another file or folder has replaced it. */
  has(file: string): boolean;
  /** Returns the state of a file that a build wrote; undefined if it doesn't exist. */
  stateOf(file: string): FileState | undefined;
}

export function ownedFiles({ outDir, written }: { outDir: string; written: WrittenFiles }): Owned {
  const isRealFolder = folderCheck(outDir);
  const has = (file: string): boolean => written.has(keyOf(file));
  return {
    has,
    stateOf(file) {
      if (written.size === 0 || !has(file) || !isRealFolder(dirname(file))) return undefined;
      const stat = lstatOf(`${outDir}/${file}`);
      return stat?.isFile() === true ? { size: stat.size, mtimeMs: stat.mtimeMs } : undefined;
    },
  };
}

/** Returns whether a folder exists and neither it nor any of its parents in the output folder is a symbolic link. */
export type FolderCheck = (folder: string) => boolean;

/** Creates a check that remembers its results, so that each folder is examined only once. */
export function folderCheck(outDir: string): FolderCheck {
  const folders = new Map([['.', true]]);
  const isRealFolder = (folder: string): boolean => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const isReal = isRealFolder(dirname(folder)) && lstatOf(join(outDir, folder))?.isDirectory() === true;
    folders.set(folder, isReal);
    return isReal;
  };
  return isRealFolder;
}

/** The state of each file when it was last verified. While the state is unchanged, the file isn't read again. */
export type Compared = Map<string, string>;

/**
 * Returns true if a file is unchanged since a build wrote it. Call this right before you delete a file. The result
 * depends only on the file system and the build marker. It doesn't depend on a journal, which lists files to delete but
 * is untrusted.
 */
export function isAsWritten({
  outDir,
  file,
  written,
  compared = new Map(),
  isRealFolder = folderCheck(outDir),
}: {
  outDir: string;
  file: string;
  written: WrittenFiles;
  compared?: Compared | undefined;
  /** A check to share between calls. By default, each call examines the file's folders again. */
  isRealFolder?: FolderCheck;
}): boolean {
  if (!isPlainPath(file) || file === markFile) return false;
  const hash = written.get(keyOf(file));
  if (hash === undefined) return false;
  const path = join(outDir, file);
  const state = isRealFolder(dirname(file)) ? inodeState(path) : undefined;
  if (state === undefined) return false;
  if (compared.get(file) === state) return true;
  if (hashFile(path) !== hash) return false;
  compared.set(file, state);
  return true;
}

/**
 * Returns a string that changes whenever the file changes. The string contains the inode's ctime, which programs can't
 * set.
 */
function inodeState(path: string): string | undefined {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stat?.isFile() === true ? [stat.dev, stat.ino, stat.size, stat.ctimeNs].join(' ') : undefined;
}

/**
 * Returns true for a path that this engine could have written: relative, with forward slashes, and inside the output
 * folder.
 */
export function isPlainPath(file: string): boolean {
  const parts = file.split(sep === '/' ? '/' : /[\\/]/);
  return !isAbsolute(file) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/**
 * Lists everything in a folder and its subfolders, except for the subfolders themselves, by relative path. Symbolic
 * links are listed but not followed.
 */
export function listEntries(dir: string): { name: string; isFile: boolean }[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [{ name: entry.name, isFile: entry.isFile() }];
    return listEntries(join(dir, entry.name)).map(({ name, isFile }) => ({
      name: `${entry.name}/${name}`,
      isFile,
    }));
  });
}

/** Returns whether two paths refer to the same file, as they may on a case-insensitive file system. */
export function isSameFile(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  return first !== undefined && first.ino !== 0n && first.ino === second?.ino && first.dev === second.dev;
}
