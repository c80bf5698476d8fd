import { unwatchFile, watchFile } from 'node:fs';

export interface FilePoller {
  /** Absolute paths, of files that need not exist yet. */
  add(paths: readonly string[]): void;
  close(): void;
}

/**
 * Reports files that are created, changed or deleted by other tools, such as reports of tests. The bundler's watcher
 * skips folders of results, and tools empty these folders when they start: checking each second misses nothing.
 */
export function createFilePoller({ onChange }: { onChange: (path: string) => void }): FilePoller {
  const watched = new Set<string>();
  return {
    add(paths) {
      for (const path of paths) {
        if (watched.has(path)) continue;
        watched.add(path);
        watchFile(path, { interval: 1000, persistent: false }, (now, before) => {
          // Node also calls this when it first finds that a file does not exist.
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
