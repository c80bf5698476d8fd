import { createHash } from 'node:crypto';
import type { FolderCache } from '../build/search/folder-cache.js';
import { buildSearchIndex } from '../build/search/index.js';
import type { IndexState } from '../build/search/index-state.js';
import { fileCache } from '../cache/file-cache.js';
import type { Workspace } from '../session/workspace.js';
import type { Preview } from './preview.js';

export interface DevSearch {
  file(address: string): Promise<Uint8Array | string | undefined>;
}

export function createDevSearch({
  workspace,
  preview,
}: {
  workspace: Workspace;
  preview: Preview;
}): DevSearch {
  const cache = fileCache({ dir: workspace.cacheDir });
  // Includes files of earlier indexes, which an open dialog may still request.
  const files = new Map<string, Uint8Array | string>();
  const folders = memoryFolders(files);
  let build: { from: string; done: Promise<void> } | undefined;
  const makeIndex = async (): Promise<void> => {
    const { records, plan } = await preview.search();
    const from = createHash('sha256')
      .update(JSON.stringify([records, plan]))
      .digest('hex');
    if (build?.from !== from) {
      const { config } = workspace;
      const output = {
        write: (file: string, content: string | Uint8Array): Promise<void> => {
          files.set(`/${file}`, content);
          return Promise.resolve();
        },
      };
      const { defaultLocale: locale } = config.i18n;
      const done = buildSearchIndex({
        records,
        plan,
        locale,
        base: config.baseUrl,
        folder: '',
        output,
        cache,
        folders,
      });
      build = { from, done };
    }
    await build.done;
  };
  // Concurrent requests share a build, because rendering all pages is expensive.
  let running: Promise<void> | undefined;
  const sharedIndex = (): Promise<void> => {
    running ??= makeIndex().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    async file(address) {
      if (address === '/search-index.json') await sharedIndex();
      else if (!address.startsWith('/assets/search/')) return undefined;
      return files.get(address);
    },
  };
}

function memoryFolders(files: Map<string, Uint8Array | string>): FolderCache {
  const created = new Set<string>();
  const states = new Map<string, IndexState>();
  return {
    fetch: () => Promise.resolve(),
    reuse: (dir) => created.has(dir),
    write: ({ dir, files: written }) => {
      for (const [name, content] of written) files.set(`/${dir}${name}`, content);
      created.add(dir);
      return Promise.resolve();
    },
    read: (dir, name) => files.get(`/${dir}${name}`)?.toString(),
    recall: (folder) => states.get(folder),
    note: (folder, state) => states.set(folder, state),
  };
}
