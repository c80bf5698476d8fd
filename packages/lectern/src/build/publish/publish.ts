import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { listFiles } from '../../util/files.js';
import { collisionProblems, findCollisions } from './collisions.js';
import type { Journal } from './journal.js';
import { hasJournal, journalName, readJournal, setAside, writeJournal } from './journal.js';
import type { WrittenFiles } from './mark.js';
import { formatMark, keyOf, markFile, readMark } from './mark.js';
import { discardFolder, moved, removeEmpty, removeFolder, replace, withWholeFolders } from './move.js';
import type { Compared } from './owned.js';
import { folderCheck, isAsWritten } from './owned.js';

/** A journal in the staging folder means that the build succeeded, but that some files must still be moved. */
export interface Stage {
  outDir: string;
  dir: string;
  site: string;
}

export function stagedFiles({ dir }: Pick<Stage, 'dir'>): string {
  return join(dir, 'files');
}

export function listPublished({ outDir }: Pick<Stage, 'outDir'>): string[] {
  return existsSync(outDir) ? listFiles(outDir).filter((file) => file !== markFile) : [];
}

interface PublishOptions extends Stage {
  written: WrittenFiles;
  staged: ReadonlyMap<string, string>;
  kept: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
  published: readonly string[];
  /** Called before each change to the published folder, so that tests can interrupt publishing. */
  onStep?: ((step: string) => void) | undefined;
}

/**
 * Afterward, the published folder contains the staged files, the files in `kept`, and any files that no build wrote.
 * @returns Warnings about files that could not be deleted.
 * @throws LecternError if a file that no build wrote is at the path of a staged file. In that case, nothing is changed.
 */
export function publishStage({
  written,
  staged,
  kept,
  published,
  onStep,
  ...stage
}: PublishOptions): Diagnostic[] {
  const { outDir, dir, site } = stage;
  const from = stagedFiles(stage);
  const files = new Map([...staged].map(([file, hash]) => [keyOf(file), hash]));
  // Hash each path once, because hashing thousands of paths takes longer than all other checks.
  const keys = new Map(published.map((file) => [file, keyOf(file)]));
  for (const file of kept.keys()) {
    const key = keys.get(file) ?? keyOf(file);
    const hash = written.get(key);
    if (hash !== undefined) files.set(key, hash);
  }
  if (!existsSync(outDir)) {
    checkKept({ outDir, kept, published: [] });
    writeFileSync(join(from, markFile), formatMark({ site, files, complete: true }));
    // If nothing is published yet, move the whole folder in one step, so that readers never see a partial site.
    mkdirSync(dirname(outDir), { recursive: true });
    if (moved({ from, to: outDir })) {
      discardFolder(dir);
      return [];
    }
    rmSync(join(from, markFile));
    mkdirSync(outDir);
  }
  checkKept({ outDir, kept, published });
  const gone = [...keys].filter(([, key]) => written.has(key) && !files.has(key)).map(([file]) => file);
  const compared: Compared = new Map();
  const isRealFolder = folderCheck(outDir);
  const remove = gone.filter((file) => isAsWritten({ outDir, file, written, compared, isRealFolder }));
  const { first, same, taken } = findCollisions({
    outDir,
    from,
    staged: [...staged.keys()],
    removable: remove,
    written,
  });
  if (taken.length > 0) throw new LecternError(collisionProblems({ outDir, taken }));
  for (const file of same) {
    rmSync(join(from, file));
    files.delete(keyOf(file));
  }
  const early = new Set(first);
  const mark = { site, files, complete: true };
  const journal = {
    first,
    remove: remove.filter((file) => !early.has(file)),
    mark,
    markText: formatMark(mark),
  };
  writeJournal(dir, journal);
  applyJournal({ stage, journal, written, compared, onStep });
  const left = new Set(remove);
  return gone.filter((file) => !left.has(file)).map((file) => changedByOthers(join(outDir, file)));
}

function changedByOthers(path: string): Diagnostic {
  return problem({
    code: 'output-file-changed',
    severity: 'warning',
    message: `${path} was edited after a build wrote it. It is no longer part of the site, but was kept.`,
    hint: "Delete it if you don't need it.",
  });
}

function checkKept({ outDir, kept, published }: Pick<PublishOptions, 'outDir' | 'kept' | 'published'>): void {
  const there = new Set(published);
  const gone = [...kept.keys()].find((file) => !there.has(file));
  if (gone === undefined) return;
  throw new LecternError([
    problem({
      code: 'output-changed',
      message: `The file ${gone} was deleted from ${outDir} during the build.`,
      hint: 'Build again. Run only one build at a time in a folder.',
    }),
  ]);
}

/**
 * Completes interrupted publishing, or deletes the staged files if the build didn't succeed.
 * @returns Warnings about a journal that can't be used.
 */
export function recoverStage(stage: Stage): Diagnostic[] {
  const { outDir, dir, site } = stage;
  if (!hasJournal(dir)) {
    removeFolder(dir);
    return [];
  }
  const journal = readJournal(dir);
  const mark = existsSync(outDir) ? readMark(outDir) : 'none';
  if (journal?.mark.site !== site) {
    const warning = setAside({ dir, into: (number) => `${dir}.set-aside-${number}.json` });
    removeFolder(dir);
    return [warning];
  }
  // The build marker is moved before any file. If it is missing or belongs to another site, nothing has been moved yet.
  if (typeof mark === 'object' && mark.site === site) {
    const from = stagedFiles(stage);
    const staged = existsSync(from) ? listFiles(from) : [];
    const removable = [...journal.first, ...journal.remove].filter((file) =>
      isAsWritten({ outDir, file, written: mark.files }),
    );
    const written = new Map([...mark.files, ...journal.mark.files]);
    // If another program has put files at these paths, discard the staged files. The next build reports that program's
    // files, or publishes the whole site.
    if (findCollisions({ outDir, from, staged, removable, written }).taken.length === 0)
      applyJournal({ stage, journal, written: mark.files });
  }
  removeFolder(dir);
  return [];
}

function applyJournal({
  stage,
  journal,
  written,
  compared,
  onStep = () => undefined,
}: Pick<PublishOptions, 'written' | 'onStep'> & {
  stage: Stage;
  journal: Journal;
  compared?: Compared | undefined;
}): void {
  const { outDir, dir } = stage;
  const { first, remove, mark, markText } = journal;
  const from = stagedFiles(stage);
  const deleteWritten = (file: string): void => {
    onStep(`delete ${file}`);
    if (isAsWritten({ outDir, file, written, compared })) rmSync(join(outDir, file));
  };
  // While files are being moved, each may be old or new, so the marker lists both versions.
  const both = { site: mark.site, files: new Map([...written, ...mark.files]), complete: false };
  onStep('mark the folder as incomplete');
  writeMark({ stage, text: formatMark(both) });
  for (const file of first) deleteWritten(file);
  const staged = existsSync(from) ? withWholeFolders({ files: listFiles(from), outDir }) : [];
  const isNew = (name: string): boolean => !existsSync(join(outDir, name));
  // Move new files first, and delete old files last, so that published pages never lack a file that they use.
  const order = [...staged.filter(isNew), ...staged.filter((name) => !isNew(name))];
  for (const name of order) {
    onStep(`move ${name}`);
    replace({ from: join(from, name), root: outDir, file: name });
  }
  for (const file of remove) deleteWritten(file);
  removeEmpty({ root: outDir, folders: new Set([...first, ...remove].map((file) => dirname(file))) });
  onStep('mark the folder as complete');
  writeMark({ stage, text: markText });
  onStep('end');
  // Delete the journal before the staging folder. If this process ends in between, later builds ignore the folder.
  rmSync(join(dir, journalName));
  discardFolder(dir);
}

function writeMark({ stage, text }: { stage: Stage; text: string }): void {
  const file = join(stage.dir, 'mark.json');
  const to = join(stage.outDir, markFile);
  writeFileSync(file, text);
  if (moved({ from: file, to })) return;
  // Replace the marker atomically, because an output folder without a marker belongs to no site.
  const part = `${to}.${randomUUID()}`;
  writeFileSync(part, text, { flag: 'wx' });
  renameSync(part, to);
}
