import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';

/** What was made of files, for as long as they stay unchanged. */
export interface ReadMemory {
  /**
   * What `make` returns, or what it returned at an earlier call with the same path and key, if the file has not changed
   * since. Whoever asks leaves it as it is.
   * @param path - Absolute path of the file that `make` reads.
   * @param key - All else that the result depends on, and what kind of result it is.
   */
  recall<T>(input: { path: string; key: string; make: () => T }): T;
}

/** What a file was made into, and how it was. */
export interface ReadEntry {
  key: string;
  /** Changes whenever the file does. */
  state: string;
  value: unknown;
}

/** Entries by the paths of their files. */
export interface ReadEntries {
  get(path: string): ReadEntry | undefined;
  set(path: string, entry: ReadEntry): void;
}

interface Options {
  /** Default: a map that lives as long as the memory. */
  entries?: ReadEntries;
  /** False for a file that could change once more and look the same; default: `isOld`. */
  isSettled?: (file: Stats) => boolean;
}

export function createReadMemory({ entries = new Map(), isSettled = isOld }: Options = {}): ReadMemory {
  return {
    recall<T>({ path, key, make }: { path: string; key: string; make: () => T }): T {
      // Before the file is read: a change in between makes the next call read it again.
      const file = statSync(path, { throwIfNoEntry: false });
      if (file === undefined) return make();
      const state = changeMark(file);
      const known = entries.get(path);
      // The key says what kind of result it is.
      if (known?.key === key && known.state === state) return known.value as T;
      const value = make();
      if (isSettled(file)) entries.set(path, { key, state, value });
      return value;
    },
  };
}

/** Another one whenever the file has changed. */
export function changeMark({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(' ');
}

/** Some file systems count time in steps of two seconds. */
const settled = 2500;

/** A file that is younger could change once more and look the same. */
export function isOld(file: Stats): boolean {
  return Date.now() - Math.max(file.ctimeMs, file.mtimeMs) > settled;
}
