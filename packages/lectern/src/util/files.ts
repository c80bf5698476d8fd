import { createHash } from 'node:crypto';
import type { Dirent, Stats } from 'node:fs';
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * These functions are synchronous, because for thousands of small files, asynchronous calls take three times as long.
 */

export interface FileState {
  size: number;
  mtimeMs: number;
}

export function statOf(path: string): Stats | undefined {
  return lookAt(path, statSync);
}

export function lstatOf(path: string): Stats | undefined {
  return lookAt(path, lstatSync);
}

function lookAt(
  path: string,
  look: (path: string, options: { throwIfNoEntry: false }) => Stats | undefined,
): Stats | undefined {
  try {
    return look(path, { throwIfNoEntry: false });
  } catch (error) {
    if (['ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Returns false for whatever can't be read like a file, such as a folder, a named pipe, or an impossible path. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

export function stateOf(path: string): FileState | undefined {
  const stat = statOf(path);
  return stat?.isFile() === true ? { size: stat.size, mtimeMs: stat.mtimeMs } : undefined;
}

export function isSameState(a: FileState | undefined, b: FileState): boolean {
  return a?.size === b.size && a.mtimeMs === b.mtimeMs;
}

/** In bytes. Files are read in chunks, because a large file must not be in memory as a whole. */
const chunk = 1 << 20;

export function* bytesOf({
  file,
  start = 0,
  end,
}: {
  file: string;
  start?: number;
  end: number;
}): Generator<Buffer> {
  const opened = openSync(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(Math.min(chunk, end - start));
    for (let at = start; at < end; ) {
      const length = readSync(opened, buffer, 0, Math.min(chunk, end - at), at);
      if (length === 0) throw new Error(`${file} was truncated while it was being read.`);
      yield buffer.subarray(0, length);
      at += length;
    }
  } finally {
    closeSync(opened);
  }
}

export function hashOfFile({ file, size }: { file: string; size: number }): string {
  const hash = createHash('sha256');
  for (const bytes of bytesOf({ file, end: size })) hash.update(bytes);
  return hash.digest('hex');
}

export interface ListOptions {
  /**
   * Whether to follow a symbolic link, given its absolute path. By default, no links are followed. Broken links, and
   * links to a parent folder, are never followed.
   */
  follow?: (link: string) => boolean;
  /**
   * Called for each unreadable folder, and for each path that isn't valid UTF-8, which can't be opened. Names are
   * relative to the listed folder. By default, an unreadable folder causes an error.
   */
  onUnreadable?: (input: { name: string; error?: unknown }) => void;
}

export function listFiles(dir: string, { follow, onUnreadable }: ListOptions = {}): string[] {
  const files: string[] = [];
  const walk = ({ folder, above }: { folder: string; above: readonly string[] }): void => {
    for (const entry of entriesOf(folder)) {
      const name = folder + entry.name;
      if (entry.name.includes('\uFFFD') && lstatOf(join(dir, name)) === undefined) onUnreadable?.({ name });
      else if (entry.isDirectory()) walk({ folder: `${name}/`, above });
      else if (entry.isFile()) files.push(name);
      else if (entry.isSymbolicLink() && follow !== undefined) followLink({ name, above, follow });
    }
  };
  const entriesOf = (folder: string): Dirent[] => {
    try {
      return readdirSync(join(dir, folder), { withFileTypes: true });
    } catch (error) {
      if (onUnreadable === undefined) throw error;
      onUnreadable({ name: folder, error });
      return [];
    }
  };
  const followLink = ({ name, above, follow }: FollowedLink): void => {
    const link = join(dir, name);
    const target = realPathOf(link);
    const parents = [...above, realPathOf(dirname(link)) ?? dir];
    if (target === undefined || parents.some((parent) => `${parent}/`.startsWith(`${target}/`))) return;
    if (!follow(link)) return;
    const stat = statSync(target);
    if (stat.isFile()) files.push(name);
    else if (stat.isDirectory()) walk({ folder: `${name}/`, above: parents });
  };
  walk({ folder: '', above: [] });
  return files.sort();
}

interface FollowedLink {
  name: string;
  /** Real paths of the parent folders of the links that were followed. */
  above: readonly string[];
  follow: (link: string) => boolean;
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

export function folderMaker({ root }: { root: string }): (folder: string) => void {
  const created = new Set([root]);
  const make = (folder: string): void => {
    if (created.has(folder)) return;
    make(dirname(folder));
    mkdirSync(folder);
    created.add(folder);
  };
  return make;
}
