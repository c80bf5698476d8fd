import type { Store } from '../../cache/store.js';
import type { FileState, OutputFolder } from '../publish/output.js';
import type { IndexInProgress } from './pagefind.js';

/** Folders of the output that are named by the hash of what they were made from. */
export interface KeptFolders {
  /** Takes over a folder as it was published; false if it has changed or is missing. */
  reuse(dir: string): boolean;
  /** Has the files of an index written to a folder. */
  write(input: { dir: string; index: IndexInProgress }): Promise<void>;
}

type KeptFile = [file: string, state: FileState];

export async function openKeptFolders({
  store,
  output,
}: {
  store: Store;
  output: OutputFolder;
}): Promise<KeptFolders> {
  const table = await store.table<KeptFile[]>('folders');
  return {
    reuse: (dir) => {
      const files = table.get(dir);
      return files?.every(([file, state]) => output.reuse(file, state)) ?? false;
    },
    async write({ dir, index }) {
      const path = output.scratch();
      await index.writeTo(path);
      const files = output.adopt({ folder: dir, path });
      table.set(
        dir,
        files.map(({ file, state }): KeptFile => [file, state]),
      );
    },
  };
}
