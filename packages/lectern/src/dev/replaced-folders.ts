import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isWithin } from '../util/reach.js';

interface Options {
  vite: ViteDevServer;
  /** Called with the absolute path of a folder after the watcher has been told to read it again. */
  onReplaced: (folder: string) => void;
}

/** Milliseconds without changes after which replaced folders are watched again. */
const quiet = 100;

/**
 * Watches a folder again if another folder takes its place: it was deleted and created again within milliseconds, as
 * Git may do, or it is a symbolic link that now leads elsewhere. The watcher only notices that the name still exists,
 * and would ignore the new folder until the dev server restarts.
 */
export function watchReplacedFolders({ vite, onReplaced }: Options): void {
  const { watcher } = vite;
  const waiting = new Set<string>();
  // Everything that was watched before the latest burst of changes. Listing it takes a long time on large sites, and a
  // checkout deletes many files, so it is listed only once per burst.
  let before: Record<string, string[]> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    const folders = [...waiting].filter(isFolder);
    const watched = before ?? {};
    waiting.clear();
    before = undefined;
    for (const folder of folders.filter((path) => !isInOther({ path, folders }))) {
      // The watcher itself removes paths that no longer exist.
      const paths = pathsWithin({ watched, folder }).filter((path) => existsSync(path));
      // Without this, the watcher would consider all of these paths to be watched already.
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
    // Editors save a file by renaming another one.
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return;
    before ??= watcher.getWatched();
    clearTimeout(timer);
    timer = setTimeout(check, quiet);
    // The watcher finds new folders itself.
    if (before[path] !== undefined) waiting.add(path);
  });
}

function watchedPath(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
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
