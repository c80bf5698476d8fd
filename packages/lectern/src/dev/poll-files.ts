import { unwatchFile, watchFile } from 'node:fs';

export interface FilePoller {
  add(paths: readonly string[]): void;
  close(): void;
}

/** Checks files every second, because Vite's watcher ignores folders with test results. */
export function createFilePoller({ onChange }: { onChange: (path: string) => void }): FilePoller {
  const watched = new Set<string>();
  return {
    add(paths) {
      for (const path of paths) {
        if (watched.has(path)) continue;
        watched.add(path);
        watchFile(path, { interval: 1000, persistent: false }, (now, before) => {
          // Node calls back once for a file that doesn't exist. Ignore this call.
          if (now.ino !== 0 || before.ino !== 0) onChange(path);
        });
      }
    },
    close() {
      for (const path of watched) unwatchFile(path);
      watched.clear();
    },
  };
}
