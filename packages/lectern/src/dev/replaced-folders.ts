import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isWithin } from '../util/reach.js';

interface Options {
  vite: ViteDevServer;
  onReplaced: (folder: string) => void;
}

const quiet = 100;

/**
 * Watches a folder again after it has been replaced, for example by Git. The watcher itself would miss changes in the
 * new folder until the dev server restarts.
 */
export function watchReplacedFolders({ vite, onReplaced }: Options): void {
  const { watcher } = vite;
  const waiting = new Set<string>();
  // The paths are listed once per burst of changes, because listing is slow on a large site, and a checkout deletes
  // many files.
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
      // The watcher ignores requests to watch paths that it already watches, so unwatch them first.
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
