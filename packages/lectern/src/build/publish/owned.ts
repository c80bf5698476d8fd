import { lstatSync, readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';
import type { FileState } from '../../util/files.js';
import { lstatOf } from '../../util/files.js';
import type { WrittenFiles } from './mark.js';
import { hashFile, keyOf, markFile } from './mark.js';

/** Symbolic links aren't followed, because builds didn't write their targets. */
export interface Owned {
  /** Returns true if a build wrote a file at this path, even if another file or folder has replaced it. */
  has(file: string): boolean;
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

/**
 * Returns whether the folder exists, and neither the folder nor any of its parents in the output folder is a symbolic
 * link.
 */
export type FolderCheck = (folder: string) => boolean;

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

/** The state of each file when it was last verified. A file with the same state isn't read again. */
export type Compared = Map<string, string>;

/** Call this right before you delete a file. The result doesn't depend on a journal, because journals are untrusted. */
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

/** Changes whenever the file changes, because programs can't set the inode's ctime. */
function inodeState(path: string): string | undefined {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stat?.isFile() === true ? [stat.dev, stat.ino, stat.size, stat.ctimeNs].join(' ') : undefined;
}

/** Returns true for a relative path with forward slashes that stays inside the output folder. */
export function isPlainPath(file: string): boolean {
  const parts = file.split(sep === '/' ? '/' : /[\\/]/);
  return !isAbsolute(file) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Lists files and symbolic links in a folder and its subfolders. Links aren't followed. */
export function listEntries(dir: string): { name: string; isFile: boolean }[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [{ name: entry.name, isFile: entry.isFile() }];
    return listEntries(join(dir, entry.name)).map(({ name, isFile }) => ({
      name: `${entry.name}/${name}`,
      isFile,
    }));
  });
}

/** On a case-insensitive file system, two paths can refer to the same file. */
export function isSameFile(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  return first !== undefined && first.ino !== 0n && first.ino === second?.ino && first.dev === second.dev;
}
