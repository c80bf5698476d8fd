import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashText } from '../util/hash.js';

/*
 * Reads and writes all cache files except bundles, which list their files by hash. The functions are synchronous,
 * because for thousands of small files, asynchronous calls take three times as long.
 */

interface CacheFile {
  /** Absolute path of the cache folder. A file that occupies the path of a folder is replaced, and vice versa. */
  dir: string;
  /**
   * Path in that folder, with forward slashes. It is part of the checksum, so that one file can't be mistaken for
   * another.
   */
  name: string;
}

export function checksumOf({ name, content }: { name: string; content: string | Uint8Array }): string {
  return hashText(`${name} ${hashText(content)}`);
}

/** Returns the content of a file; undefined if it is missing or unreadable, or was modified. */
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

/** Returns the bytes of a file; undefined if it is missing or unreadable. */
export function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Replaces a file by writing a temporary file and renaming it. An interrupted process leaves no partial file.
 * The temporary name is unique, because two locales may write the same file at the same time.
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

/**
 * Creates a folder in the cache.
 * @param dir - Absolute path of the cache folder. Files that occupy the paths of folders are deleted.
 */
export function makeFolder({ dir, folder }: { dir: string; folder: string }): void {
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
  for (let path = folder; path.length >= dir.length; path = dirname(path)) if (isFile(path)) return path;
  return undefined;
}

function isFile(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}
