import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { replaceFile } from './kept-file.js';
import type { ReadEntry, ReadMemory } from './read-memory.js';
import { createReadMemory, isOld } from './read-memory.js';
import type { Store } from './store.js';

/** True for a file that cannot change from now on and look the same. */
export type IsSettled = (file: Stats) => boolean;

/** Remembers from build to build what files were made into, for as long as they stay unchanged. */
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
 * A file that changes after this moment gets a time of now or later, so one with an earlier time that is read after it
 * cannot change and look the same. How finely the disk counts time is thereby answered by the disk itself.
 * @param clock - Absolute path of a file to write, on the same disk as the sources where that can be.
 */
export function settledUntilNow(clock: string): IsSettled {
  replaceFile({ dir: dirname(clock), name: basename(clock), content: String(Date.now()) });
  const now = statSync(clock);
  return (file) => (file.dev === now.dev ? file.ctimeMs < now.ctimeMs : isOld(file));
}
