import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, lstatOf } from '../../util/files.js';

/**
 * Retries if another process is still writing to the folder. For thousands of files, the synchronous call is twice as
 * fast as the asynchronous one.
 */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

/** If another process is still writing to the folder, the next build removes the folder. */
export function discardFolder(folder: string): void {
  try {
    removeFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

/** Moving a whole folder takes no longer than moving one file, so new folders are moved as a whole. */
export function withWholeFolders({ files, outDir }: { files: readonly string[]; outDir: string }): string[] {
  const isThere = new Map([['.', true]]);
  const newFolder = (folder: string): string | undefined => {
    const above = folder === '.' ? undefined : newFolder(dirname(folder));
    if (above !== undefined) return above;
    const known = isThere.get(folder) ?? lstatOf(join(outDir, folder)) !== undefined;
    isThere.set(folder, known);
    return known ? undefined : folder;
  };
  return [...new Set(files.map((file) => newFolder(dirname(file)) ?? file))];
}

/** The caller must have checked that a build wrote the file to replace. */
export function replace({ from, root, file }: { from: string; root: string; file: string }): void {
  const to = join(root, file);
  makeFolder({ root, folder: dirname(to) });
  if (lstatOf(to)?.isDirectory() === true && !statSync(from).isDirectory()) removeEmptyTree(to);
  if (moved({ from, to })) return;
  if (statSync(from).isDirectory()) {
    for (const name of listFiles(from)) replace({ from: join(from, name), root: to, file: name });
    return;
  }
  // Delete the file first. It may have other hard links, and overwriting it in place would change them, too.
  rmSync(to, { force: true });
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

function makeFolder({ root, folder }: { root: string; folder: string }): void {
  if (lstatOf(folder)?.isDirectory() === true) return;
  if (folder !== root) makeFolder({ root, folder: dirname(folder) });
  mkdirSync(folder);
}

function removeEmptyTree(folder: string): void {
  for (const name of readdirSync(folder)) removeEmptyTree(join(folder, name));
  rmdirSync(folder);
}

/** Returns false if the paths are on different file systems, for example because the output folder is a mount point. */
export function moved({ from, to }: { from: string; to: string }): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    return false;
  }
}

export function removeEmpty({ root, folders }: { root: string; folders: Iterable<string> }): void {
  for (const first of folders) {
    for (let folder = first; folder !== '.'; folder = dirname(folder)) {
      const path = join(root, folder);
      if (lstatOf(path)?.isDirectory() !== true || readdirSync(path).length > 0) break;
      rmdirSync(path);
    }
  }
}
