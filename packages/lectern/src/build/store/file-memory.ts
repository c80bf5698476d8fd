import type { Stats } from 'node:fs';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReadEntry, ReadMemory } from '../../sources/read-memory.js';
import { createReadMemory, isOld } from '../../sources/read-memory.js';
import type { Store } from './store.js';

interface Options {
  store: Store;
  /** Absolute path of a file to write, on the same disk as the sources where that can be. */
  clock: string;
}

/** Remembers from build to build what files were made into, for as long as they stay as they are. */
export async function openFileMemory({ store, clock }: Options): Promise<ReadMemory> {
  const entries = await store.table<ReadEntry>('files');
  const now = touch(clock);
  // A file that changes after this moment gets a time of now or later, so one with an earlier time that is read after it
  // cannot change and look the same. How finely the disk counts time is thereby answered by the disk itself.
  const isSettled = (file: Stats): boolean =>
    file.dev === now.dev ? file.ctimeMs < now.ctimeMs : isOld(file);
  return createReadMemory({ entries, isSettled });
}

/** The time on the disk of a file. */
function touch(file: string): Stats {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(Date.now()));
  return statSync(file);
}
