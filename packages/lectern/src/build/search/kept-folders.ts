import { linkSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Store } from '../../cache/store.js';
import type { FileState, OutputFolder } from '../publish/output.js';
import type { IndexInProgress } from './pagefind.js';

/** Folders of the output that are named by the hash of what they were made from. */
export interface KeptFolders {
  /** Takes over a folder as it was published; false where it is not there any more as it was. */
  reuse(dir: string): boolean;
  /** Has an index written, before anybody must know under which name. */
  write(input: { index: IndexInProgress; last?: LastFolder | undefined }): Promise<PlaceFolder>;
}

/** Puts what was written into the output, once. */
export type PlaceFolder = (dir: string) => void;

/** The folder in which pages stood before. */
export interface LastFolder {
  dir: string;
  /** Tells of the address of a page whether it is as it was. */
  isSame: (url: string) => boolean;
}

/** With the address of the page that it is about, if it is about one alone. */
type KeptFile = [file: string, state: FileState, url?: string];

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
    async write({ index, last }) {
      const path = output.scratch();
      const urls = new Map<string, string>();
      for (const [file, state, url] of table.get(last?.dir ?? '') ?? []) {
        if (url === undefined || last?.isSame(url) !== true || !output.isPublished(file, state)) continue;
        const name = file.slice(last.dir.length);
        if (urls.size === 0) mkdirSync(join(path, dirname(name)), { recursive: true });
        if (link({ from: join(output.outDir, file), to: join(path, name) })) urls.set(name, url);
      }
      await index.writeTo(path);
      return (dir) => {
        const files = output.adopt({ folder: dir, path });
        table.set(
          dir,
          files.map(({ file, path: written, state }) => {
            const url = urls.get(file.slice(dir.length)) ?? urlOfFragment(written);
            return url === undefined ? [file, state] : [file, state, url];
          }),
        );
      };
    },
  };
}

/** Pagefind takes a third of its time for files of single pages, and writes none that is there already. */
function link({ from, to }: { from: string; to: string }): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    // Another disk, or one without links.
    return false;
  }
}

/** Pagefind's file of a single page begins with a mark of its own, and then is JSON. */
function urlOfFragment(path: string): string | undefined {
  if (basename(dirname(path)) !== 'fragment') return undefined;
  try {
    const text = gunzipSync(readFileSync(path)).toString('utf8');
    const { url } = JSON.parse(text.slice(text.indexOf('{'))) as { url?: string };
    return url;
  } catch {
    // One of another form is written again by the next build.
    return undefined;
  }
}
