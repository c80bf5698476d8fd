import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isWithin } from '../util/reach.js';

interface Options {
  vite: ViteDevServer;
  /** Called with the absolute path of a replaced folder, after the watcher has started to watch it again. */
  onReplaced: (folder: string) => void;
}

/** Time without changes, in milliseconds, after which replaced folders are watched again. */
const quiet = 100;

/**
 * Watches a folder again after it has been replaced. A folder is replaced if it is deleted and created again within
 * milliseconds, for example by Git, if a file replaces it, or if it is a symbolic link whose target changes. The watcher
 * itself only sees that the name still exists, and wouldn't report changes in the new folder until the dev server
 * restarts.
 */
export function watchReplacedFolders({ vite, onReplaced }: Options): void {
  const { watcher } = vite;
  const waiting = new Set<string>();
  // All watched paths before the current burst of changes. They are listed once per burst, because listing is slow on a
  // large site, and a checkout deletes many files.
  let before: Record<string, string[]> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    const folders = [...waiting].filter((path) => existsSync(path));
    const watched = before ?? {};
    waiting.clear();
    before = undefined;
    for (const folder of folders.filter((path) => !isInOther({ path, folders }))) {
      // Skip paths that no longer exist, because the watcher removes them.
      const paths = pathsWithin({ watched, folder }).filter((path) => existsSync(path));
      // Unwatch the paths first. The watcher ignores requests to watch paths that it already watches.
      watcher.unwatch(paths);
      watcher.add(paths);
      for (const file of modulesWithin({ vite, folder }))
        watcher.emit(existsSync(file) ? 'change' : 'unlink', file);
      onReplaced(folder);
    }
  };
  watcher.on('raw', (event, name, details: unknown) => {
    const parent = watchedPath(details);
    if (event !== 'rename' || parent === undefined || !name) return;
    const path = join(parent, name);
    before ??= watcher.getWatched();
    clearTimeout(timer);
    timer = setTimeout(check, quiet);
    // Ignore new folders, which the watcher finds itself. Also ignore files, because editors save a file by renaming
    // another one.
    if (before[path] !== undefined) waiting.add(path);
  });
}

function watchedPath(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}

function isInOther({ path, folders }: { path: string; folders: readonly string[] }): boolean {
  return folders.some((folder) => folder !== path && isWithin({ folder, path }));
}

function pathsWithin({
  watched,
  folder,
}: {
  watched: Readonly<Record<string, string[]>>;
  folder: string;
}): string[] {
  const inside = Object.entries(watched).filter(([path]) => isWithin({ folder, path }));
  return [folder, ...inside.flatMap(([path, names]) => names.map((name) => join(path, name)))];
}

function modulesWithin({ vite, folder }: { vite: ViteDevServer; folder: string }): string[] {
  const { client, ssr } = vite.environments;
  const files = [client, ssr].flatMap(({ moduleGraph }) => [...moduleGraph.fileToModulesMap.keys()]);
  return [...new Set(files)].filter((path) => isWithin({ folder, path }));
}
