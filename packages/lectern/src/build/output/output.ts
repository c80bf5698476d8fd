import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileState } from './files.js';
import { folderMaker, listFiles, stateOf } from './files.js';
import { publishStage, recoverStage, removeFolder, stagedFiles } from './publish.js';

export type { FileState } from './files.js';

/** What a build makes: seen by nobody until it is published, and then whole. */
export interface OutputFolder {
  /** Absolute path of the folder that will be published. */
  outDir: string;
  /** Writes a file. One that was published with the same bytes keeps its time stamp. */
  write(file: string, content: string | Uint8Array): Promise<FileState>;
  /** Takes over a file as it was published; false where it is not there any more as it was. */
  reuse(file: string, state: FileState): boolean;
  copy(input: { source: string; file: string }): Promise<void>;
  /** True for a file that was written or taken over. */
  has(file: string): boolean;
  /** The text of such a file. */
  read(file: string): string;
  /** Makes the published folder hold what was written and taken over, and nothing else. */
  publish(): Promise<void>;
  /** Throws away what was written; the published folder stays as it was. */
  discard(): Promise<void>;
}

/** Opens a fresh folder next to `outDir`: on the same disk, so that files are moved and not copied. */
export function openOutput({
  outDir,
  dir = `${outDir}.new`,
}: {
  outDir: string;
  dir?: string | undefined;
}): OutputFolder {
  const stage = { outDir, dir };
  recoverStage(stage);
  const files = stagedFiles(stage);
  mkdirSync(files, { recursive: true });
  const makeFolder = folderMaker({ root: files });
  const staged = new Set<string>();
  const kept = new Set<string>();
  const keep = (file: string): void => {
    // A name that is filled twice holds what came last.
    if (staged.delete(file)) rmSync(join(files, file));
    kept.add(file);
  };
  const pathOf = (file: string): string => join(kept.has(file) ? outDir : files, file);
  /* File by file and synchronous: for thousands of small files, that takes a third of the time. */
  const write = (name: string, content: string | Uint8Array): FileState => {
    const file = join(name).replaceAll('\\', '/');
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const published = join(outDir, file);
    const before = stateOf(published);
    if (before?.size === bytes.byteLength && readFileSync(published).equals(bytes)) {
      keep(file);
      return before;
    }
    const path = join(files, file);
    makeFolder(dirname(path));
    writeFileSync(path, bytes);
    kept.delete(file);
    staged.add(file);
    return stateOf(path) ?? { size: -1, mtimeMs: 0 };
  };
  return {
    outDir,
    write: (file, content) => Promise.resolve(write(file, content)),
    reuse: (file, state) => {
      const now = stateOf(join(outDir, file));
      if (now?.size !== state.size || now.mtimeMs !== state.mtimeMs) return false;
      keep(file);
      return true;
    },
    copy: ({ source, file }) => {
      if (statSync(source).isFile()) write(file, readFileSync(source));
      else for (const name of listFiles(source)) write(join(file, name), readFileSync(join(source, name)));
      return Promise.resolve();
    },
    has: (file) => kept.has(file) || staged.has(file),
    read: (file) => readFileSync(pathOf(file), 'utf8'),
    publish: async () => publishStage({ ...stage, kept }),
    discard: async () => removeFolder(dir),
  };
}
