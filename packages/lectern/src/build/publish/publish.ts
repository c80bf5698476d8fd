import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { listFiles, statOf } from '../../util/files.js';

/**
 * A folder in which a build puts what has changed, beside the published one. Once it holds a journal, the build has
 * succeeded, and the folder is what is still to be moved: a process that was stopped meanwhile is taken up by the next.
 */
export interface Stage {
  /** Absolute path of the published folder. */
  outDir: string;
  /** Absolute path of the folder beside it. */
  dir: string;
}

interface Journal {
  /** Published files that the new site does not have. */
  remove: string[];
}

/** Where the files of a stage stand, as they will be published. */
export function stagedFiles({ dir }: Pick<Stage, 'dir'>): string {
  return join(dir, 'files');
}

/** Files of the published folder, if there is one. */
export function listPublished({ outDir }: Pick<Stage, 'outDir'>): string[] {
  return existsSync(outDir) ? listFiles(outDir) : [];
}

interface PublishOptions extends Stage {
  /** Published files that the new site has too. */
  kept: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
  published: readonly string[];
}

/** Makes the published folder hold the staged files and those of `kept`, and nothing else. */
export function publishStage({ kept, published, ...stage }: PublishOptions): void {
  const { outDir, dir } = stage;
  if (!existsSync(outDir)) {
    checkKept({ outDir, kept, published: [] });
    // Nothing is there that a reader could see half of.
    mkdirSync(dirname(outDir), { recursive: true });
    if (moved({ from: stagedFiles(stage), to: outDir })) {
      removeFolder(dir);
      return;
    }
    mkdirSync(outDir);
  }
  const staged = new Set(listFiles(stagedFiles(stage)));
  checkKept({ outDir, kept, published });
  const remove = published.filter((file) => !staged.has(file) && !kept.has(file));
  const journal: Journal = { remove };
  const written = `${journalFile(stage)}.part`;
  writeFileSync(written, JSON.stringify(journal));
  renameSync(written, journalFile(stage));
  applyJournal(stage);
}

/** @throws LecternError when files of the published folder have gone since the build has counted on them. */
function checkKept({ outDir, kept, published }: Pick<PublishOptions, 'outDir' | 'kept' | 'published'>): void {
  const there = new Set(published);
  const gone = [...kept.keys()].find((file) => !there.has(file));
  if (gone === undefined) return;
  throw new LecternError([
    problem({
      code: 'output-changed',
      message: `The file ${gone} was deleted from ${outDir} while the site was built.`,
      hint: 'Build again. Only one build at a time may fill a folder.',
    }),
  ]);
}

/** Ends what a build that was stopped had begun to publish, and throws away what another has left. */
export function recoverStage(stage: Stage): void {
  if (existsSync(journalFile(stage)) && existsSync(stage.outDir)) applyJournal(stage);
  else removeFolder(stage.dir);
}

/** Synchronous: thousands of files go in half of the time. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function journalFile({ dir }: Pick<Stage, 'dir'>): string {
  return join(dir, 'journal.json');
}

/** Each step may have been done before. */
function applyJournal(stage: Stage): void {
  const { outDir } = stage;
  const from = stagedFiles(stage);
  const { remove } = JSON.parse(readFileSync(journalFile(stage), 'utf8')) as Journal;
  const staged = existsSync(from) ? withWholeFolders({ files: listFiles(from), outDir }) : [];
  const isNew = (name: string): boolean => !existsSync(join(outDir, name));
  // What is new comes first and what is gone goes last: no page that is being served lacks its style sheet.
  const order = [...staged.filter(isNew), ...staged.filter((name) => !isNew(name))];
  for (const name of order) replace({ from: join(from, name), root: outDir, file: name });
  for (const file of remove) removeFile(join(outDir, file));
  removeEmpty({ root: outDir, folders: new Set(remove.map((file) => dirname(file))) });
  removeFolder(stage.dir);
}

/** Files, and in the place of some the folder in which all is new: a folder is moved as fast as a file. */
function withWholeFolders({ files, outDir }: { files: readonly string[]; outDir: string }): string[] {
  const isThere = new Map([['.', true]]);
  const newFolder = (folder: string): string | undefined => {
    const above = folder === '.' ? undefined : newFolder(dirname(folder));
    if (above !== undefined) return above;
    const known = isThere.get(folder) ?? statOf(join(outDir, folder)) !== undefined;
    isThere.set(folder, known);
    return known ? undefined : folder;
  };
  return [...new Set(files.map((file) => newFolder(dirname(file)) ?? file))];
}

function replace({ from, root, file }: { from: string; root: string; file: string }): void {
  const to = join(root, file);
  makeRoom({ root, folder: dirname(to) });
  if (statOf(to)?.isDirectory() === true) removeFolder(to);
  if (moved({ from, to })) return;
  if (statSync(from).isDirectory()) {
    for (const name of listFiles(from)) replace({ from: join(from, name), root: to, file: name });
    return;
  }
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

/** Makes a folder, in the place of a file if there is one. */
function makeRoom({ root, folder }: { root: string; folder: string }): void {
  const stat = statOf(folder);
  if (stat?.isDirectory() === true) return;
  if (folder !== root) makeRoom({ root, folder: dirname(folder) });
  if (stat !== undefined) rmSync(folder);
  mkdirSync(folder);
}

/** False where the two stand on different disks, as where the published folder is one that was mounted. */
function moved({ from, to }: { from: string; to: string }): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    return false;
  }
}

/** Where a folder has taken the place of the file, or a file that of its folder, it is gone already. */
function removeFile(path: string): void {
  if (statOf(path)?.isFile() === true) rmSync(path);
}

/** Removes folders that have become empty, and then those above them. */
function removeEmpty({ root, folders }: { root: string; folders: Iterable<string> }): void {
  for (const first of folders) {
    for (let folder = first; folder !== '.'; folder = dirname(folder)) {
      const path = join(root, folder);
      if (statOf(path)?.isDirectory() !== true || readdirSync(path).length > 0) break;
      rmdirSync(path);
    }
  }
}
