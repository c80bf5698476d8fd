import type { FileState, OutputFolder } from '../output/output.js';
import type { Store } from '../store/store.js';

export type FileStates = [file: string, state: FileState][];

/** Folders of the output that are named by the hash of what they were made from. */
export interface KeptFolders {
  /** Takes over a folder as it was published; false where it is not there any more as it was. */
  reuse(dir: string): boolean;
  keep(dir: string, files: FileStates): void;
}

export async function openKeptFolders({
  store,
  output,
}: {
  store: Store;
  output: OutputFolder;
}): Promise<KeptFolders> {
  const table = await store.table<FileStates>('folders');
  return {
    reuse: (dir) => {
      const files = table.get(dir);
      return files?.every(([file, state]) => output.reuse(file, state)) ?? false;
    },
    keep: (dir, files) => table.set(dir, files),
  };
}
