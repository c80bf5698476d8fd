import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { replaceFile } from './cache-file.js';
import type { ReadEntry, ReadMemory } from './read-memory.js';
import { createReadMemory, isOld } from './read-memory.js';
import type { Store } from './store.js';

/** Returns whether any later change to a file will change its timestamps or size. */
export type IsSettled = (file: Stats) => boolean;

/**
 * Opens the file memory, which stores results for files between builds. It reuses a result while the file is
 * unchanged.
 */
export async function openFileMemory({
  store,
  isSettled,
}: {
  store: Store;
  isSettled: IsSettled;
}): Promise<ReadMemory> {
  const entries = await store.table<ReadEntry>('files');
  return createReadMemory({ entries, isSettled });
}

/**
 * Returns a check for settled files. A file that changes from now on gets a timestamp that isn't earlier than now, so a
 * file with an earlier timestamp cannot change unnoticed. To get the file system's current time, this function writes a
 * file.
 * @param clock - Absolute path of the file to write, preferably on the same disk as the sources.
 */
export function settledUntilNow(clock: string): IsSettled {
  replaceFile({ dir: dirname(clock), name: basename(clock), content: String(Date.now()) });
  const now = statSync(clock);
  return (file) => (file.dev === now.dev ? file.ctimeMs < now.ctimeMs : isOld(file));
}
