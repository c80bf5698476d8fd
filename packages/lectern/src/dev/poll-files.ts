import { unwatchFile, watchFile } from 'node:fs';

export interface FilePoller {
  /** Starts watching files, given by absolute path. The files don't have to exist yet. */
  add(paths: readonly string[]): void;
  close(): void;
}

/**
 * Calls `onChange` when other tools create, change, or delete files such as test reports. The poller checks files every
 * second, because Vite's watcher ignores folders with test results.
 */
export function createFilePoller({ onChange }: { onChange: (path: string) => void }): FilePoller {
  const watched = new Set<string>();
  return {
    add(paths) {
      for (const path of paths) {
        if (watched.has(path)) continue;
        watched.add(path);
        watchFile(path, { interval: 1000, persistent: false }, (now, before) => {
          // Ignore the initial call, which Node makes once for a file that doesn't exist.
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
