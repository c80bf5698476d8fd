import { unwatchFile, watchFile } from 'node:fs';

export interface ReportWatcher {
  /** Absolute paths, of files that need not exist yet. */
  add(paths: readonly string[]): void;
  close(): void;
}

/**
 * Tells of reports of tests that come, change or go. The bundler's watcher does not look into folders of results, and
 * tools empty these folders when they start: a look each second misses nothing.
 */
export function createReportWatcher({ onChange }: { onChange: (path: string) => void }): ReportWatcher {
  const watched = new Set<string>();
  return {
    add(paths) {
      for (const path of paths) {
        if (watched.has(path)) continue;
        watched.add(path);
        watchFile(path, { interval: 1000, persistent: false }, () => onChange(path));
      }
    },
    close() {
      for (const path of watched) unwatchFile(path);
      watched.clear();
    },
  };
}
