import type { KeptFolders } from '../kept-folders.js';
import { isIndexData } from '../pagefind.js';

/** An output that keeps what is written, as base64 by its file. */
export function memoryOutput({ made = [] }: { made?: string[] } = {}): {
  files: Map<string, string>;
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Takes over the folders of `made`, and adds those that are written. */
  folders: KeptFolders;
} {
  const files = new Map<string, string>();
  const write = (file: string, content: string | Uint8Array): Promise<void> => {
    files.set(file, Buffer.from(content).toString('base64'));
    return Promise.resolve();
  };
  return {
    files,
    write,
    folders: {
      fetch: () => Promise.resolve(),
      reuse: (dir) => made.includes(dir),
      write: async ({ dir, index }) => {
        const written = await index.finish();
        for (const [name, content] of written) if (isIndexData(name)) void write(dir + name, content);
        made.push(dir);
      },
    },
  };
}
