import type { SharedCache } from '../../cache/shared/shared-cache.js';
import { nothingShared } from '../../cache/shared/shared-cache.js';
import type { Store } from '../../cache/store.js';
import { packFiles, unpackFiles } from '../../util/file-list.js';
import type { FileState, OutputFolder } from '../publish/output.js';
import type { IndexState } from './index-state.js';

/**
 * Caches groups of output files whose paths contain a hash of their inputs. Here, a folder is either a real folder, or
 * all files with the same prefix.
 */
export interface FolderCache {
  /** Fetches folders from the shared cache. Call this before `reuse`. */
  fetch(dirs: readonly string[]): Promise<void>;
  reuse(dir: string): boolean;
  write(input: { dir: string; files: readonly (readonly [name: string, content: string])[] }): Promise<void>;
  read(dir: string, name: string): string | undefined;
  recall(folder: string): IndexState | undefined;
  note(folder: string, state: IndexState): void;
}

type CachedFile = [file: string, state: FileState];

export async function openFolderCache({
  store,
  output,
  shared = nothingShared,
}: {
  store: Store;
  output: OutputFolder;
  shared?: SharedCache;
}): Promise<FolderCache> {
  const table = await store.table<CachedFile[]>('folders');
  const states = await store.table<IndexState>('search');
  const share = (dir: string): void =>
    shared.use({
      kind: 'folder',
      name: dir,
      load: () => {
        const files = (table.get(dir) ?? []).map(([file, state]) => ({
          name: file.slice(dir.length),
          content: output.readBack(file, state),
        }));
        return packFiles(files);
      },
    });
  const isPublished = (dir: string): boolean =>
    table.get(dir)?.every(([file, state]) => output.isPublished(file, state)) ?? false;
  const fetched = new Set<string>();
  return {
    async fetch(dirs) {
      if (!shared.isOpen) return;
      const writing: Promise<void>[] = [];
      const names = dirs.filter((dir) => !isPublished(dir));
      const write = async ({ name: dir, content }: { name: string; content: Buffer }): Promise<void> => {
        const cached: CachedFile[] = [];
        for (const file of unpackFiles(content) ?? [])
          cached.push([dir + file.name, await output.write(dir + file.name, file.content)]);
        table.set(dir, cached);
        fetched.add(dir);
      };
      await shared.fetch({ kind: 'folder', names, onEntry: (entry) => void writing.push(write(entry)) });
      await Promise.all(writing);
    },
    reuse(dir) {
      const isThere =
        fetched.has(dir) || (table.get(dir)?.every(([file, state]) => output.reuse(file, state)) ?? false);
      if (isThere) share(dir);
      return isThere;
    },
    async write({ dir, files }) {
      const cached: CachedFile[] = [];
      for (const [name, content] of files) cached.push([dir + name, await output.write(dir + name, content)]);
      table.set(dir, cached);
      share(dir);
    },
    read(dir, name) {
      const state = table.get(dir)?.find(([file]) => file === dir + name)?.[1];
      return state && output.readBack(dir + name, state)?.toString('utf8');
    },
    recall: (folder) => states.get(folder || '/'),
    note: (folder, state) => states.set(folder || '/', state),
  };
}
