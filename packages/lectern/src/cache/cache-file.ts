import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hashText } from '../util/hash.js';

/* These functions are synchronous, because asynchronous calls take three times as long for thousands of small files. */

interface CacheFile {
  /** Absolute path of the cache folder. A write deletes any file or folder that blocks the path of the new file. */
  dir: string;
  /** Path in the cache folder, with forward slashes. The checksum covers the path, so a renamed file is invalid. */
  name: string;
}

export function checksumOf({ name, content }: { name: string; content: string | Uint8Array }): string {
  return hashText(`${name} ${hashText(content)}`);
}

export function readCacheFile({ dir, name }: CacheFile): string | undefined {
  const content = contentOf(join(dir, name));
  const end = content?.indexOf('\n') ?? -1;
  if (content === undefined || end < 0) return undefined;
  const text = content.subarray(end + 1);
  return content.toString('latin1', 0, end) === checksumOf({ name, content: text })
    ? text.toString('utf8')
    : undefined;
}

export function writeCacheFile({ dir, name, text }: CacheFile & { text: string }): void {
  replaceFile({ dir, name, content: `${checksumOf({ name, content: text })}\n${text}` });
}

/** Opening a named pipe would otherwise wait for a writer. Windows has no such pipes, and no such flag. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export function contentOf(file: string): Buffer | undefined {
  let opened: number | undefined;
  try {
    opened = openSync(file, withoutWaiting);
    return readFileSync(opened);
  } catch {
    return undefined;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

/**
 * Renaming is atomic, so an interrupted process leaves no partial file. Temporary names are unique, because two locales
 * may write the same file at once.
 */
export function replaceFile({ dir, name, content }: CacheFile & { content: string | Uint8Array }): void {
  const file = join(dir, name);
  makeFolder({ dir, folder: dirname(file) });
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, content);
  try {
    renameSync(temporary, file);
  } catch {
    rmSync(file, { recursive: true, force: true });
    renameSync(temporary, file);
  }
}

/** Deletes any file at the path of the folder or of a parent folder. */
function makeFolder({ dir, folder }: { dir: string; folder: string }): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const blocking = blockingFile({ dir, folder });
    if (blocking === undefined) throw error;
    rmSync(blocking);
    mkdirSync(folder, { recursive: true });
  }
}

function blockingFile({ dir, folder }: { dir: string; folder: string }): string | undefined {
  for (let path = folder; path.length >= dir.length; path = dirname(path)) if (isNotFolder(path)) return path;
  return undefined;
}

function isNotFolder(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}
