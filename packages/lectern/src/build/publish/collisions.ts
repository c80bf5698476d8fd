import type { Stats } from 'node:fs';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { lstatOf } from '../../util/files.js';
import { counted } from '../../util/nouns.js';
import type { WrittenFiles } from './mark.js';
import { keyOf } from './mark.js';
import { isSameFile, listEntries } from './owned.js';

interface Options {
  outDir: string;
  from: string;
  staged: readonly string[];
  /** Published files that a build wrote and that are no longer part of the site. */
  removable: readonly string[];
  written: WrittenFiles;
}

export interface Collisions {
  /**
   * Removable files that must be deleted before staged files are moved, because a folder replaces a file, or a file
   * replaces a folder.
   */
  first: string[];
  same: string[];
  /** Paths of staged files where the output already contains a file or folder that no build wrote. */
  taken: string[];
}

export function findCollisions({ outDir, from, staged, removable, written }: Options): Collisions {
  const [first, same, taken] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const mayGo = new Set(removable);
  const byLowerCase = new Map(removable.map((file) => [file.toLowerCase(), file]));
  const clear = (file: string, isFile: boolean): void => {
    (isFile && mayGo.has(file) ? first : taken).add(file);
  };
  const isFree = freeFolders({ outDir, clear });
  const look = (file: string, stat: Stats): void => {
    if (stat.isFile() && written.has(keyOf(file))) return;
    const path = join(outDir, file);
    const other = byLowerCase.get(file.toLowerCase());
    if (other !== undefined && isSameFile(path, join(outDir, other))) first.add(other);
    else if (stat.isFile() && hasSameBytes(path, join(from, file))) same.add(file);
    else taken.add(file);
  };
  for (const file of staged) {
    if (isFree(dirname(file))) continue;
    const stat = lstatOf(join(outDir, file));
    if (stat?.isDirectory() === true)
      for (const { name, isFile } of listEntries(join(outDir, file))) clear(`${file}/${name}`, isFile);
    else if (stat !== undefined) look(file, stat);
  }
  return { first: [...first], same: [...same], taken: [...taken].sort() };
}

function freeFolders({
  outDir,
  clear,
}: {
  outDir: string;
  clear: (file: string, isFile: boolean) => void;
}): (folder: string) => boolean {
  const free = new Map([['.', false]]);
  const makesWay = (folder: string): boolean => {
    const stat = lstatOf(join(outDir, folder));
    if (stat?.isDirectory() === true) return false;
    if (stat !== undefined) clear(folder, stat.isFile());
    return true;
  };
  return function isFree(folder: string): boolean {
    const known: boolean = free.get(folder) ?? (isFree(dirname(folder)) || makesWay(folder));
    free.set(folder, known);
    return known;
  };
}

function hasSameBytes(a: string, b: string): boolean {
  return lstatOf(a)?.size === lstatOf(b)?.size && readFileSync(a).equals(readFileSync(b));
}

const most = 20;

export function collisionProblems({
  outDir,
  taken,
}: {
  outDir: string;
  taken: readonly string[];
}): Diagnostic[] {
  const found = taken.slice(0, most).map((file) =>
    problem({
      code: 'output-file-taken',
      message: `The build would overwrite ${join(outDir, file)}, which Lectern did not create. Nothing was published.`,
      hint: 'Move that file out of the output folder, or choose another folder with --out.',
    }),
  );
  const more = taken.length - found.length;
  if (more === 0) return found;
  return [
    ...found,
    problem({
      code: 'output-file-taken',
      message: `The build would overwrite ${counted(more, 'more file')} in ${outDir} that Lectern did not create.`,
      hint: 'Choose an empty or new folder with --out.',
    }),
  ];
}
