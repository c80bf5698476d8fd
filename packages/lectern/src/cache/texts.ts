import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../util/hash.js';
import { contentOf, replaceFile } from './kept-file.js';

/** Texts by their hash, a file each: only those that are needed are read, so that memory does not grow with the site. */
export interface TextFiles {
  /** Keeps a text and gives its hash. */
  put(text: string): string;
  /** Undefined if the file is missing, or does not hold what its name says. */
  get(hash: string): string | undefined;
  /** Says that this run needs a text, without reading it. */
  keep(hash: string): void;
  /** Deletes the texts that this run did not need: it looks at all that there are. */
  prune(): void;
}

/* Synchronous on purpose: for thousands of small files, that takes a third of the time. */

export function openTexts({ dir }: { dir: string }): TextFiles {
  const used = new Set<string>();
  const folders = new Set(listDir(dir));
  const path = (hash: string): string => join(dir, hash.slice(0, 2), hash.slice(2));
  return {
    put(text) {
      const hash = hashText(text);
      used.add(hash);
      if (folders.has(hash.slice(0, 2)) && contentOf(path(hash))?.toString() === text) return hash;
      replaceFile({ dir, name: `${hash.slice(0, 2)}/${hash.slice(2)}`, content: text });
      folders.add(hash.slice(0, 2));
      return hash;
    },
    get(hash) {
      const text = contentOf(path(hash))?.toString();
      return text !== undefined && hashText(text) === hash ? text : undefined;
    },
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
