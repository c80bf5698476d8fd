import type { FolderCache } from '../folder-cache.js';
import type { IndexState } from '../index-state.js';

export function memoryOutput({ states = new Map() }: { states?: Map<string, IndexState> } = {}): {
  files: Map<string, string>;
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  folders: FolderCache;
} {
  const files = new Map<string, string>();
  const write = (file: string, content: string | Uint8Array): Promise<void> => {
    files.set(file, content.toString());
    return Promise.resolve();
  };
  return {
    files,
    write,
    folders: {
      fetch: () => Promise.resolve(),
      reuse: () => false,
      write: async ({ dir, files: written }) => {
        for (const [name, content] of written) await write(dir + name, content);
      },
      read: () => undefined,
      recall: (folder) => states.get(folder),
      note: (folder, state) => states.set(folder, state),
    },
  };
}
