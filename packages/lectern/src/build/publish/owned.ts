import { lstatSync, readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';
import type { FileState } from '../../util/files.js';
import { lstatOf } from '../../util/files.js';
import type { Made } from './mark.js';
import { hashFile, keyOf, markFile } from './mark.js';

/** What builds have made in a folder. Links are never followed: what is behind them, no build made. */
export interface Owned {
  /** True for the path of a file that a build made, whatever is there now. */
  has(file: string): boolean;
  /** Of such a file that is there. */
  stateOf(file: string): FileState | undefined;
}

export function ownedFiles({ outDir, made }: { outDir: string; made: Made }): Owned {
  const isRealFolder = folderCheck(outDir);
  const has = (file: string): boolean => made.has(keyOf(file));
  return {
    has,
    stateOf(file) {
      if (made.size === 0 || !has(file) || !isRealFolder(dirname(file))) return undefined;
      const stat = lstatOf(`${outDir}/${file}`);
      return stat?.isFile() === true ? { size: stat.size, mtimeMs: stat.mtimeMs } : undefined;
    },
  };
}

/** Tells whether a folder and all above it, up to the output folder, are folders and no links; looks at each once. */
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

/** States of files whose content was compared before: it is read again only if the state is another one. */
export type Compared = Map<string, string>;

/**
 * True for a file that is there as a build made it. Asked again right before a file is deleted, and of nothing but the
 * file system and the mark: a list of names may come from anywhere.
 */
export function isAsMade({
  outDir,
  file,
  made,
  compared = new Map(),
  isRealFolder = folderCheck(outDir),
}: {
  outDir: string;
  file: string;
  made: Made;
  compared?: Compared | undefined;
  /** For many files at a time. By default, each folder is looked at again. */
  isRealFolder?: FolderCheck;
}): boolean {
  if (!isPlainPath(file) || file === markFile) return false;
  const hash = made.get(keyOf(file));
  if (hash === undefined) return false;
  const path = join(outDir, file);
  const state = isRealFolder(dirname(file)) ? inodeState(path) : undefined;
  if (state === undefined) return false;
  if (compared.get(file) === state) return true;
  if (hashFile(path) !== hash) return false;
  compared.set(file, state);
  return true;
}

/** Changes with whatever is done to a file: no program can set the time of the last change of its inode. */
function inodeState(path: string): string | undefined {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stat?.isFile() === true ? [stat.dev, stat.ino, stat.size, stat.ctimeNs].join(' ') : undefined;
}

/** A path as this engine writes it: relative, with forward slashes, and staying in its folder. */
export function isPlainPath(file: string): boolean {
  const parts = file.split(sep === '/' ? '/' : /[\\/]/);
  return !isAbsolute(file) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Everything below a folder but folders, relative to it; links are listed and not followed. */
export function listEntries(dir: string): { name: string; isFile: boolean }[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [{ name: entry.name, isFile: entry.isFile() }];
    return listEntries(join(dir, entry.name)).map(({ name, isFile }) => ({
      name: `${entry.name}/${name}`,
      isFile,
    }));
  });
}

/** The same file under two names, as on a file system that ignores case. */
export function isSameFile(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  return first !== undefined && first.ino !== 0n && first.ino === second?.ino && first.dev === second.dev;
}
