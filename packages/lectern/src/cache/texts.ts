import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../util/hash.js';
import { contentOf, replaceFile } from './cache-file.js';

/**
 * Strings, each stored in a file named after the string's hash. Only requested strings are read, so memory use doesn't
 * grow with the site.
 */
export interface TextFiles {
  put(text: string): string;
  get(hash: string): string | undefined;
  has(hash: string): boolean;
  keep(hash: string): void;
  prune(): void;
}

/* The functions are synchronous, because asynchronous calls take three times as long for thousands of small files. */

export function openTexts({ store }: { store: string }): TextFiles {
  const dir = join(store, 'texts');
  const used = new Set<string>();
  const folders = new Set(listDir(dir));
  const path = (hash: string): string => join(dir, hash.slice(0, 2), hash.slice(2));
  return {
    put(text) {
      const hash = hashText(text);
      used.add(hash);
      if (folders.has(hash.slice(0, 2)) && contentOf(path(hash))?.toString() === text) return hash;
      replaceFile({ dir: store, name: `texts/${hash.slice(0, 2)}/${hash.slice(2)}`, content: text });
      folders.add(hash.slice(0, 2));
      return hash;
    },
    get(hash) {
      const text = contentOf(path(hash))?.toString();
      return text !== undefined && hashText(text) === hash ? text : undefined;
    },
    has: (hash) => folders.has(hash.slice(0, 2)) && existsSync(path(hash)),
    keep(hash) {
      used.add(hash);
    },
    prune() {
      for (const folder of folders)
        for (const name of listDir(join(dir, folder)))
          if (!used.has(folder + name)) rmSync(join(dir, folder, name), { recursive: true, force: true });
    },
  };
}

function listDir(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
