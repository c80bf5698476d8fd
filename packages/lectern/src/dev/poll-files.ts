import { unwatchFile, watchFile } from 'node:fs';

export interface FilePoller {
  /** Absolute paths of files, which may be missing. */
  add(paths: readonly string[]): void;
  close(): void;
}

/**
 * Reports files that other tools create, change, or delete, such as test reports. They are polled every second,
 * because Vite's watcher ignores result folders, which tools empty on start.
 */
export function createFilePoller({ onChange }: { onChange: (path: string) => void }): FilePoller {
  const watched = new Set<string>();
  return {
    add(paths) {
      for (const path of paths) {
        if (watched.has(path)) continue;
        watched.add(path);
        watchFile(path, { interval: 1000, persistent: false }, (now, before) => {
          // Node also calls this on the first check of a missing file.
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
