import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { FileState, ListOptions } from '../../util/files.js';
import { folderMaker, hashOfFile, isSameState, listFiles, stateOf } from '../../util/files.js';
import type { Copies } from './copies.js';
import { withFileErrors, withoutConflict } from './file-errors.js';
import { hasJournal, setAsideFormerJournal } from './journal.js';
import type { WrittenFiles } from './mark.js';
import { hashContent, hashFile, markFile, readMark } from './mark.js';
import { discardFolder, removeFolder } from './move.js';
import { ownedFiles } from './owned.js';
import { listPublished, publishStage, recoverStage, stagedFiles } from './publish.js';

export type { FileState } from '../../util/files.js';

/**
 * In bytes. Larger files are copied without reading them into memory, because Node can't read more than 2 GiB at once.
 */
const largeFile = 1 << 26;

/** Files are staged, and become visible only when they are published. */
export interface OutputFolder {
  outDir: string;
  /** A published file with the same bytes keeps its timestamp. */
  write(file: string, content: string | Uint8Array): Promise<FileState>;
  /** Like `write`, but the caller writes the file at the given absolute path. */
  writeWith(input: { file: string; write: (path: string) => Promise<void> }): Promise<FileState>;
  /** Creates a temporary folder for the caller to fill, and returns its absolute path. See `adopt`. */
  scratch(): string;
  /** Moves all files from a `scratch` folder into the output. The scratch folder can't be used afterward. */
  adopt(input: { folder: string; path: string }): AdoptedFile[];
  isPublished(file: string, state: FileState): boolean;
  reuse(file: string, state: FileState): boolean;
  /**
   * Copies a file or a folder. The options of `listFiles` apply only to a folder, and so does `accepts`, which gets the
   * name of each file relative to the folder.
   */
  copy(
    input: { source: string; file: string; accepts?: (name: string) => boolean } & ListOptions,
  ): Promise<void>;
  list(): { file: string; path: string }[];
  remove(file: string): void;
  stateOf(file: string): FileState | undefined;
  read(file: string): string;
  readBack(file: string, state: FileState): Buffer | undefined;
  /** Lists the published files for `publish`. Call this while the build is otherwise idle. */
  lookAtPublished(): void;
  warnings: Diagnostic[];
  /**
   * Afterward, the published folder contains the files that this build wrote or reused, and any files that no build
   * wrote.
   */
  publish(): Promise<void>;
  discard(): Promise<void>;
}

interface AdoptedFile {
  file: string;
  path: string;
  state: FileState;
}

interface Options {
  outDir: string;
  dir: string;
  site: string;
  /** Without these records, each source is read and compared with the published file. */
  copies?: Copies | undefined;
  checkOnly?: boolean;
}

export function openOutput({ outDir, dir, site, copies, checkOnly = false }: Options): OutputFolder {
  const stage = { outDir, dir, site };
  const warnings: Diagnostic[] = [];
  if (checkOnly) removeFolder(dir);
  else
    warnings.push(
      ...withFileErrors(outDir, () => [...recoverStage(stage), ...setAsideFormerJournal(outDir)]),
    );
  const written = writtenIn(outDir);
  const owned = ownedFiles({ outDir, written });
  const files = stagedFiles(stage);
  mkdirSync(files, { recursive: true });
  const makeFolder = folderMaker({ root: files });
  const staged = new Map<string, { state: FileState; hash: string }>();
  const kept = new Map<string, FileState>();
  let seen: readonly string[] | undefined;
  let scratches = 0;
  const keep = (file: string, state: FileState): void => {
    if (staged.delete(file)) rmSync(join(files, file));
    kept.set(file, state);
  };
  const noteStaged = (file: string, hash: string): FileState => {
    const state = stateOf(join(files, file)) ?? { size: -1, mtimeMs: 0 };
    kept.delete(file);
    staged.set(file, { state, hash });
    return state;
  };
  // This function runs for each page, so it doesn't join paths, which is slow.
  const isPublished = (file: string, state: FileState): boolean => isSameState(owned.stateOf(file), state);
  const pathOf = (file: string): string => join(kept.has(file) ? outDir : files, file);
  // Write files synchronously, which is three times as fast as asynchronously for thousands of small files.
  const write = (name: string, content: string | Uint8Array): FileState => {
    const file = join(name).split(sep).join('/');
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const before = owned.stateOf(file);
    if (before?.size === bytes.byteLength && readFileSync(join(outDir, file)).equals(bytes)) {
      keep(file, before);
      return before;
    }
    const path = join(files, file);
    withoutConflict({ file, files, write: () => stageBytes({ path, bytes }) });
    return noteStaged(file, hashContent(bytes));
  };
  const stageBytes = ({ path, bytes }: { path: string; bytes: Uint8Array }): void => {
    makeFolder(dirname(path));
    writeFileSync(path, bytes);
  };
  const stageLarge = ({ source, file }: { source: string; file: string }): FileState => {
    const path = join(files, file);
    withoutConflict({
      file,
      files,
      write: () => {
        makeFolder(dirname(path));
        copyFileSync(source, path);
      },
    });
    return noteStaged(file, hashFile(path));
  };
  const reuse = (file: string, state: FileState): boolean => {
    if (!isPublished(file, state)) return false;
    keep(file, state);
    return true;
  };
  const copy = ({ source, file: name }: { source: string; file: string }): void => {
    const file = join(name).split(sep).join('/');
    // A static folder may contain another built site, whose build marker must not be copied.
    if (file === markFile) return;
    const stats = statSync(source);
    const known = copies?.find({ file, source, stats });
    if (known !== undefined && reuse(file, known)) return;
    const state = stats.size > largeFile ? stageLarge({ source, file }) : write(file, readFileSync(source));
    copies?.keep({ file, source, stats, state });
  };
  const publish = (): void => {
    const hashes = new Map([...staged].map(([file, { hash }]) => [file, hash]));
    const found = withFileErrors(outDir, () =>
      publishStage({ ...stage, written, staged: hashes, kept, published: seen ?? listPublished(stage) }),
    );
    warnings.push(...found);
  };
  return {
    outDir,
    write: (file, content) => Promise.resolve(write(file, content)),
    writeWith: async ({ file, write: writeFile }) => {
      const [path, published] = [join(files, file), join(outDir, file)];
      makeFolder(dirname(path));
      await writeFile(path);
      const state = noteStaged(file, hashFile(path));
      const { size } = state;
      const before = owned.stateOf(file);
      if (before?.size !== size) return state;
      if (hashOfFile({ file: published, size }) !== hashOfFile({ file: path, size })) return state;
      keep(file, before);
      return before;
    },
    scratch: () => {
      scratches += 1;
      return join(dir, `scratch-${scratches}`);
    },
    adopt: ({ folder, path: from }) => {
      const path = resolve(files, folder);
      makeFolder(path);
      // Delete the empty folder first, because some operating systems can't rename a folder to the path of an existing
      // folder.
      rmdirSync(path);
      renameSync(from, path);
      return listFiles(path).map((name) => {
        const file = join(folder, name).replaceAll('\\', '/');
        return { file, path: join(path, name), state: noteStaged(file, hashFile(join(path, name))) };
      });
    },
    isPublished,
    reuse,
    copy: ({ source, file, accepts = () => true, ...links }) => {
      if (statSync(source).isFile()) copy({ source, file });
      else
        for (const name of listFiles(source, links).filter(accepts))
          copy({ source: join(source, name), file: join(file, name) });
      return Promise.resolve();
    },
    list: () => [...kept.keys(), ...staged.keys()].map((file) => ({ file, path: pathOf(file) })),
    remove: (file) => {
      kept.delete(file);
      if (staged.delete(file)) rmSync(join(files, file));
    },
    stateOf: (file) => kept.get(file) ?? staged.get(file)?.state,
    read: (file) => readFileSync(pathOf(file), 'utf8'),
    readBack: (file, state) => {
      const path = [join(files, file), join(outDir, file)].find((path) => isSameState(stateOf(path), state));
      return path === undefined ? undefined : readFileSync(path);
    },
    lookAtPublished: () => {
      seen ??= listPublished(stage);
    },
    warnings,
    publish: async () => publish(),
    // If there is a journal, the build succeeded, and the next build finishes publishing.
    discard: async () => (hasJournal(dir) ? undefined : discardFolder(dir)),
  };
}

function writtenIn(outDir: string): WrittenFiles {
  const mark = readMark(outDir);
  return typeof mark === 'string' ? new Map() : mark.files;
}
