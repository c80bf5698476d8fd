import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashText } from '../util/hash.js';

/*
 * Every file of the cache is read and written here, except for the folders of bundles, whose files are listed by
 * their hash. Synchronous on purpose: for thousands of small files, that takes a third of the time.
 */

interface KeptFile {
  /** Absolute path of the folder of the cache. Whatever stands below it where a file or folder should be is replaced. */
  dir: string;
  /**
   * Path in that folder, with forward slashes. It's part of the checksum: the content of another file is not a
   * content.
   */
  name: string;
}

/** The checksum of a part of the cache, which vouches for its content and for where it belongs. */
export function checksumOf({ name, content }: { name: string; content: string | Uint8Array }): string {
  return hashText(`${name} ${hashText(content)}`);
}

/** The text of a file as it was written; undefined if it is missing, unreadable, or was changed by anyone else. */
export function readKept({ dir, name }: KeptFile): string | undefined {
  const content = contentOf(join(dir, name));
  const end = content?.indexOf('\n') ?? -1;
  if (content === undefined || end < 0) return undefined;
  const text = content.subarray(end + 1);
  return content.toString('latin1', 0, end) === checksumOf({ name, content: text })
    ? text.toString('utf8')
    : undefined;
}

/** Keeps a text with its checksum. */
export function writeKept({ dir, name, text }: KeptFile & { text: string }): void {
  replaceFile({ dir, name, content: `${checksumOf({ name, content: text })}\n${text}` });
}

/** The bytes of a file; `undefined` if there is none, or it can't be read. */
export function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file beside and moves it, so that a process that is stopped leaves no half file. The name beside is unique,
 * because two languages of a site may write the same file at the same time.
 */
export function replaceFile({ dir, name, content }: KeptFile & { content: string | Uint8Array }): void {
  const file = join(dir, name);
  makeFolder({ dir, folder: dirname(file) });
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, content);
  try {
    renameSync(temporary, file);
  } catch {
    // A folder stands there.
    rmSync(file, { recursive: true, force: true });
    renameSync(temporary, file);
  }
}

/** @param dir - Absolute path of the folder of the cache: a file instead of it, or of a folder below, is deleted. */
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
