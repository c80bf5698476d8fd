import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';

/** Remembers the results for files while the files are unchanged. */
export interface ReadMemory {
  /**
   * Returns the result of `make`. If neither the key nor the file has changed since the last call for the same path,
   * returns the result of that call. Callers must not modify the result.
   * @param path - Absolute path of the file that `make` reads.
   * @param key - All other dependencies of the result, and its type.
   */
  recall<T>(input: { path: string; key: string; make: () => T }): T;
}

export interface ReadEntry {
  key: string;
  /** A string that is different after every change to the file. */
  state: string;
  value: unknown;
}

export interface ReadEntries {
  get(path: string): ReadEntry | undefined;
  set(path: string, entry: ReadEntry): void;
}

interface Options {
  /** Storage for the entries; by default, a map that lives as long as the memory. */
  entries?: ReadEntries;
  /** Returns false for a file that could change again without a new timestamp or size; default: `isOld`. */
  isSettled?: (file: Stats) => boolean;
}

export function createReadMemory({ entries = new Map(), isSettled = isOld }: Options = {}): ReadMemory {
  return {
    recall<T>({ path, key, make }: { path: string; key: string; make: () => T }): T {
      // Get the state before reading the file, so that the next call notices a change between the two.
      const file = statSync(path, { throwIfNoEntry: false });
      if (file === undefined) return make();
      const state = changeMark(file);
      const known = entries.get(path);
      // The key determines the type of the result.
      if (known?.key === key && known.state === state) return known.value as T;
      const value = make();
      if (isSettled(file)) entries.set(path, { key, state, value });
      return value;
    },
  };
}

/**
 * Returns a string that is different after every change to the file, unless two changes get the same timestamp (see
 * `isOld`).
 */
export function changeMark({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(' ');
}

/** Milliseconds after which a file counts as old. Some file systems have a timestamp resolution of two seconds. */
const settled = 2500;

/** Returns whether a file is too old to change again without getting a new timestamp. */
export function isOld(file: Stats): boolean {
  return Date.now() - Math.max(file.ctimeMs, file.mtimeMs) > settled;
}
