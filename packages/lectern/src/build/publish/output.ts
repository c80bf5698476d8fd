import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { FileState } from '../../util/files.js';
import { folderMaker, hashOfFile, isSameState, listFiles, stateOf } from '../../util/files.js';
import type { Copies } from './copies.js';
import { withFileErrors } from './file-errors.js';
import { hasJournal, setAsideFormerJournal } from './journal.js';
import type { Made } from './mark.js';
import { hashContent, hashFile, markFile, readMark } from './mark.js';
import { discardFolder, removeFolder } from './move.js';
import { ownedFiles } from './owned.js';
import { listPublished, publishStage, recoverStage, stagedFiles } from './publish.js';

export type { FileState } from '../../util/files.js';

/** What a build makes: seen by nobody until it is published, and then whole. */
export interface OutputFolder {
  /** Absolute path of the folder that will be published. */
  outDir: string;
  /** Writes a file. One that was published with the same bytes keeps its time stamp. */
  write(file: string, content: string | Uint8Array): Promise<FileState>;
  /** The same, where the caller writes it: told where, as an absolute path. */
  writeWith(input: { file: string; write: (path: string) => Promise<void> }): Promise<FileState>;
  /** The absolute path of a folder that others may make and fill. It goes with the build if nobody adopts it. */
  scratch(): string;
  /** Takes over the files of such a folder, of which nothing else may know. */
  adopt(input: { folder: string; path: string }): AdoptedFile[];
  /** True for a file that is there as it was published. */
  isPublished(file: string, state: FileState): boolean;
  /** Takes over a file as it was published; false if it has changed or is missing. */
  reuse(file: string, state: FileState): boolean;
  /** @param follow - Asked which symbolic links of a folder to follow, by their absolute path; default: none. */
  copy(input: { source: string; file: string; follow?: (link: string) => boolean }): Promise<void>;
  /** Of a file that was written or taken over; `undefined` for any other. */
  stateOf(file: string): FileState | undefined;
  /** The text of such a file. */
  read(file: string): string;
  /** Lists what is published, which `publish` needs to know: to be called while there is nothing else to do. */
  lookAtPublished(): void;
  /** What was found in the output that the user should know. */
  warnings: Diagnostic[];
  /** Makes the published folder hold what was written and taken over, and of all that builds have made, nothing else. */
  publish(): Promise<void>;
  /** Throws away what was written; the published folder stays unchanged. */
  discard(): Promise<void>;
}

interface AdoptedFile {
  file: string;
  /** Where it stands until it is published. */
  path: string;
  state: FileState;
}

interface Options {
  /** Absolute path of the folder to publish to, without links. */
  outDir: string;
  /** Absolute path of the folder for what is written until then. */
  dir: string;
  /** Identity of the site. */
  site: string;
  /** Default: what is copied is read, and compared with what is published. */
  copies?: Copies | undefined;
  /** Nothing will be published: what an earlier build has left is none of its business. */
  checkOnly?: boolean;
}

/** Opens a fresh folder for what a build makes. */
export function openOutput({ outDir, dir, site, copies, checkOnly = false }: Options): OutputFolder {
  const stage = { outDir, dir, site };
  const warnings: Diagnostic[] = [];
  if (checkOnly) removeFolder(dir);
  else
    warnings.push(
      ...withFileErrors(outDir, () => [...recoverStage(stage), ...setAsideFormerJournal(outDir)]),
    );
  const made = madeIn(outDir);
  const owned = ownedFiles({ outDir, made });
  const files = stagedFiles(stage);
  mkdirSync(files, { recursive: true });
  const makeFolder = folderMaker({ root: files });
  const staged = new Map<string, { state: FileState; hash: string }>();
  const kept = new Map<string, FileState>();
  let seen: readonly string[] | undefined;
  let scratches = 0;
  const keep = (file: string, state: FileState): void => {
    // A name that is filled twice holds what came last.
    if (staged.delete(file)) rmSync(join(files, file));
    kept.set(file, state);
  };
  const noteStaged = (file: string, hash: string): FileState => {
    const state = stateOf(join(files, file)) ?? { size: -1, mtimeMs: 0 };
    kept.delete(file);
    staged.set(file, { state, hash });
    return state;
  };
  // Asked for each page: to join paths takes a fifth of the time.
  const isPublished = (file: string, state: FileState): boolean => isSameState(owned.stateOf(file), state);
  const pathOf = (file: string): string => join(kept.has(file) ? outDir : files, file);
  /* File by file and synchronous: for thousands of small files, that takes a third of the time. */
  const write = (name: string, content: string | Uint8Array): FileState => {
    const file = join(name).replaceAll('\\', '/');
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const before = owned.stateOf(file);
    if (before?.size === bytes.byteLength && readFileSync(join(outDir, file)).equals(bytes)) {
      keep(file, before);
      return before;
    }
    const path = join(files, file);
    makeFolder(dirname(path));
    writeFileSync(path, bytes);
    return noteStaged(file, hashContent(bytes));
  };
  const reuse = (file: string, state: FileState): boolean => {
    if (!isPublished(file, state)) return false;
    keep(file, state);
    return true;
  };
  const copy = ({ source, file: name }: { source: string; file: string }): void => {
    const file = join(name).replaceAll('\\', '/');
    // A built site among the static files: its mark is not that of this one.
    if (file === markFile) return;
    const stats = statSync(source);
    const known = copies?.find({ file, source, stats });
    if (known !== undefined && reuse(file, known)) return;
    const state = write(file, readFileSync(source));
    copies?.keep({ file, source, stats, state });
  };
  const publish = (): void => {
    const hashes = new Map([...staged].map(([file, { hash }]) => [file, hash]));
    const found = withFileErrors(outDir, () =>
      publishStage({ ...stage, made, staged: hashes, kept, published: seen ?? listPublished(stage) }),
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
      // Not every system moves a folder onto an empty one.
      rmdirSync(path);
      renameSync(from, path);
      return listFiles(path).map((name) => {
        const file = join(folder, name).replaceAll('\\', '/');
        return { file, path: join(path, name), state: noteStaged(file, hashFile(join(path, name))) };
      });
    },
    isPublished,
    reuse,
    copy: ({ source, file, ...links }) => {
      if (statSync(source).isFile()) copy({ source, file });
      else
        for (const name of listFiles(source, links))
          copy({ source: join(source, name), file: join(file, name) });
      return Promise.resolve();
    },
    stateOf: (file) => kept.get(file) ?? staged.get(file)?.state,
    read: (file) => readFileSync(pathOf(file), 'utf8'),
    lookAtPublished: () => {
      seen ??= listPublished(stage);
    },
    warnings,
    publish: async () => publish(),
    // With a journal, the site was built, and publishing was cut short: the next build goes on from there.
    discard: async () => (hasJournal(dir) ? undefined : discardFolder(dir)),
  };
}

/** Whose build it was has been settled before. */
function madeIn(outDir: string): Made {
  const mark = readMark(outDir);
  return typeof mark === 'string' ? new Map() : mark.files;
}
