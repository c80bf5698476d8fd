import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { replaceFile } from './cache-file.js';
import type { ReadEntry, ReadMemory } from './read-memory.js';
import { createReadMemory, isOld } from './read-memory.js';
import type { Store } from './store.js';

/** Returns true for a file that can't change again without getting a new timestamp or size. */
export type IsSettled = (file: Stats) => boolean;

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
 * A file with a timestamp before the current time gets a new timestamp when it changes. To get the current time from
 * the file system's clock, this function writes a file.
 * @param clock - Absolute path of the file to write, preferably on the same disk as the sources.
 */
export function settledUntilNow(clock: string): IsSettled {
  replaceFile({ dir: dirname(clock), name: basename(clock), content: String(Date.now()) });
  const now = statSync(clock);
  return (file) => (file.dev === now.dev ? file.ctimeMs < now.ctimeMs : isOld(file));
}
