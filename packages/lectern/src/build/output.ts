import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder that is filled beside the published one and takes its place when all is well. */
export interface OutputFolder {
  /** Absolute path of the folder that will be published. */
  outDir: string;
  /** Absolute path of the folder that is being filled. */
  dir: string;
  /** Writes a file. One that was published with the same bytes keeps its time stamp. */
  write(file: string, content: string | Uint8Array): Promise<FileState>;
  /** Takes over a file as it was published; false where it is not there any more as it was. */
  reuse(file: string, state: FileState): boolean;
  copy(input: { source: string; file: string }): Promise<void>;
  /** Puts the new folder in the place of the old one. */
  publish(): Promise<void>;
  /** Throws the new folder away; the old one stays as it was. */
  discard(): Promise<void>;
}

/** What tells a file from one that was changed since. */
export interface FileState {
  size: number;
  mtimeMs: number;
}

/** Opens a fresh folder next to `outDir`: on the same disk, so that publishing is a rename and files can be linked. */
export async function openOutput({
  outDir,
  dir = `${outDir}.new`,
}: {
  outDir: string;
  dir?: string | undefined;
}): Promise<OutputFolder> {
  const old = `${outDir}.old`;
  // A build that was stopped between two renames has left the last good output there.
  if (!existsSync(outDir)) await rename(old, outDir).catch(ignoreMissing);
  remove(dir);
  mkdirSync(dir, { recursive: true });
  const made = new Set([dir]);
  // Step by step: asked to make what is missing above, Node takes ten times as long for each folder.
  const makeDir = (folder: string): void => {
    if (made.has(folder)) return;
    makeDir(dirname(folder));
    mkdirSync(folder);
    made.add(folder);
  };
  const filled = new Set<string>();
  const place = (file: string): string => {
    const path = join(dir, file);
    makeDir(dirname(path));
    // A name that is filled twice may be a link to the published file, which must not change.
    if (filled.has(path)) rmSync(path);
    filled.add(path);
    return path;
  };
  /* File by file and synchronous: for thousands of small files, that takes a third of the time. */
  const write = (file: string, content: string | Uint8Array): FileState => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const path = place(file);
    const published = join(outDir, file);
    const before = stateOf(published);
    if (before?.size === bytes.byteLength && readFileSync(published).equals(bytes)) {
      takeOver({ from: published, to: path });
      return before;
    }
    writeFileSync(path, bytes);
    return stateOf(path) ?? { size: -1, mtimeMs: 0 };
  };
  return {
    outDir,
    dir,
    write: (file, content) => Promise.resolve(write(file, content)),
    reuse: (file, state) => {
      const published = join(outDir, file);
      const now = stateOf(published);
      if (now?.size !== state.size || now.mtimeMs !== state.mtimeMs) return false;
      takeOver({ from: published, to: place(file) });
      return true;
    },
    copy: async ({ source, file }) => {
      if (statSync(source).isFile()) write(file, readFileSync(source));
      else
        for (const name of await listFiles(source)) write(join(file, name), readFileSync(join(source, name)));
    },
    publish: async () => {
      remove(old);
      await rename(outDir, old).catch(ignoreMissing);
      await rename(dir, outDir).catch(async (error: unknown) => {
        await rename(old, outDir).catch(ignoreMissing);
        throw error;
      });
      remove(old);
    },
    discard: async () => remove(dir),
  };
}

/** Synchronous for the same reason as writing: thousands of files go in half of the time. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function stateOf(path: string): FileState | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() === true ? { size: stat.size, mtimeMs: stat.mtimeMs } : undefined;
}

/** The same file under another name; where the disk knows no links, a copy with its time stamp. */
function takeOver({ from, to }: { from: string; to: string }): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** All files below a folder, relative to it, sorted. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
