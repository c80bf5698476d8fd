import { join } from 'node:path';
import { contentOf, replaceFile } from '../cache-file.js';
import type { Storage } from './storage.js';

/** Another tool copies the folder between machines. */
export function folderStorage({ dir }: { dir: string }): Storage {
  const get = (name: string): Promise<Buffer | undefined> => Promise.resolve(contentOf(join(dir, name)));
  return {
    label: dir,
    getPack: ({ hash }) => get(hash),
    putPack: async ({ hash, content }) => replaceFile({ dir, name: hash, content }),
    getIndex: ({ name }) => get(`${name}.index`),
    putIndex: async ({ name, content }) => replaceFile({ dir, name: `${name}.index`, content }),
  };
}
