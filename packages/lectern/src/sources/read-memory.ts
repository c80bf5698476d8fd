import { statSync } from 'node:fs';

/** What was made of files, for as long as they stay as they are: a server reads a site again after each edit. */
export interface ReadMemory {
  /**
   * What `make` returns, or what it returned at an earlier call with the same path and key, if the file has not changed
   * since. Whoever asks leaves it as it is.
   * @param path - Absolute path of the file that `make` reads.
   * @param key - All else that the result depends on, and what kind of result it is.
   */
  recall<T>(input: { path: string; key: string; make: () => T }): T;
}

interface Entry {
  key: string;
  state: string;
  value: unknown;
}

/** File systems may round times to two seconds: a file that is younger could change once more and look the same. */
const settled = 2500;

/** @param now - The clock, in milliseconds since 1970; default: that of the machine. */
export function createReadMemory({ now = Date.now }: { now?: () => number } = {}): ReadMemory {
  const entries = new Map<string, Entry>();
  return {
    recall<T>({ path, key, make }: { path: string; key: string; make: () => T }): T {
      // Before the file is read: a change in between makes the next call read it again.
      const file = statSync(path, { throwIfNoEntry: false });
      if (file === undefined) return make();
      const state = [file.ctimeMs, file.mtimeMs, file.size, file.ino].join(' ');
      const known = entries.get(path);
      // The key says what kind of result it is.
      if (known?.key === key && known.state === state) return known.value as T;
      const value = make();
      if (now() - Math.max(file.ctimeMs, file.mtimeMs) > settled) entries.set(path, { key, state, value });
      return value;
    },
  };
}
