import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';

/** Results for files, while the files stay unchanged. */
export interface ReadMemory {
  /**
   * Returns the result of `make`, or of an earlier call with the same path and key if the file is unchanged. Callers
   * must not modify it. @param path - Absolute path of the file that `make` reads. @param key - All other
   * dependencies of the result, and its type.
   */
  recall<T>(input: { path: string; key: string; make: () => T }): T;
}

/** A result for a file, and the state of that file. */
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
  /** Storage of the entries; by default, a map that lives as long as the memory. */
  entries?: ReadEntries;
  /** False for a file that could change again without a visible trace; default: `isOld`. */
  isSettled?: (file: Stats) => boolean;
}

export function createReadMemory({ entries = new Map(), isSettled = isOld }: Options = {}): ReadMemory {
  return {
    recall<T>({ path, key, make }: { path: string; key: string; make: () => T }): T {
      // Read before the file itself, so that a concurrent change causes another read.
      const file = statSync(path, { throwIfNoEntry: false });
      if (file === undefined) return make();
      const state = changeMark(file);
      const known = entries.get(path);
      // The key says what type of result it is.
      if (known?.key === key && known.state === state) return known.value as T;
      const value = make();
      if (isSettled(file)) entries.set(path, { key, state, value });
      return value;
    },
  };
}

/** Returns a string that differs whenever the file has changed. */
export function changeMark({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(' ');
}

/** Milliseconds after which a file counts as old. Some file systems have a timestamp resolution of two seconds. */
const settled = 2500;

/** Returns whether a file is old enough: a newer one could change again without a visible trace. */
export function isOld(file: Stats): boolean {
  return Date.now() - Math.max(file.ctimeMs, file.mtimeMs) > settled;
}
