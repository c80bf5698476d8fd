import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';

/** Remembers the results computed from files. A result is reused while its file is unchanged. */
export interface ReadMemory {
  /**
   * Returns the result of the last call with this path, if neither the key nor the file has changed since. Otherwise,
   * calls `make`. Callers must not modify the result.
   * @param path - Absolute path of the file that `make` reads.
   * @param key - Identifies the type of the result, and everything besides the file that it depends on.
   */
  recall<T>(input: { path: string; key: string; make: () => T }): T;
}

export interface ReadEntry {
  key: string;
  state: string;
  value: unknown;
}

export interface ReadEntries {
  get(path: string): ReadEntry | undefined;
  set(path: string, entry: ReadEntry): void;
}

interface Options {
  entries?: ReadEntries;
  isSettled?: (file: Stats) => boolean;
}

export function createReadMemory({ entries = new Map(), isSettled = isOld }: Options = {}): ReadMemory {
  return {
    recall<T>({ path, key, make }: { path: string; key: string; make: () => T }): T {
      // Get the file's state before `make` reads the file. If the file changes in between, the next call notices the
      // change.
      const file = statSync(path, { throwIfNoEntry: false });
      if (file === undefined) return make();
      const state = changeMark(file);
      const known = entries.get(path);
      // The cast is safe, because the key identifies the type.
      if (known?.key === key && known.state === state) return known.value as T;
      const value = make();
      if (isSettled(file)) entries.set(path, { key, state, value });
      return value;
    },
  };
}

/**
 * Changes with every change to the file, unless two changes get the same timestamp. Callers exclude that case with
 * `isOld`.
 */
export function changeMark({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(' ');
}

/** In milliseconds. Some file systems have a timestamp resolution of two seconds. */
const settled = 2500;

/** Returns whether another change would give the file a new timestamp. */
export function isOld(file: Stats): boolean {
  return Date.now() - Math.max(file.ctimeMs, file.mtimeMs) > settled;
}
