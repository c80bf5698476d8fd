import type { Stats } from 'node:fs';
import type { IsSettled } from '../../cache/file-memory.js';
import { changeMark } from '../../cache/read-memory.js';
import type { Store } from '../../cache/store.js';
import type { FileState } from '../../util/files.js';

/** The sources of files in the output: neither is read again while both are unchanged. */
export interface Copies {
  /** How the file was published when it was copied from this; undefined if the source has changed since. */
  find(copy: Copy): FileState | undefined;
  keep(copy: Copy & { state: FileState }): void;
}

interface Copy {
  /** Name in the output. */
  file: string;
  /** Absolute path. */
  source: string;
  /** Of the source, from before it was read. */
  stats: Stats;
}

interface Entry {
  source: string;
  /** Of the source. */
  mark: string;
  state: FileState;
}

export async function openCopies({
  store,
  isSettled,
}: {
  store: Store;
  isSettled: IsSettled;
}): Promise<Copies> {
  const table = await store.table<Entry>('copies');
  return {
    find({ file, source, stats }) {
      const known = table.get(file);
      return known?.source === source && known.mark === changeMark(stats) ? known.state : undefined;
    },
    keep({ file, source, stats, state }) {
      if (isSettled(stats)) table.set(file, { source, mark: changeMark(stats), state });
    },
  };
}
