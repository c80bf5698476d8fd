import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { siteRelative, splitPath } from '../paths.js';
import { readText } from '../read-text.js';
import { listFiles } from '../source-files.js';
import type { FolderCategory } from './autogenerate.js';
import { parseCategory } from './categories.js';

interface Options {
  siteDir: string;
  /** Absolute path of the folder of the documents. */
  dir: string;
  /** Absolute paths of folders of translations, the strongest first. */
  translations: readonly string[];
}

interface Categories {
  /** By folder in the folder of the documents. */
  categories: Map<string, FolderCategory>;
  /** By file, for the places of mistakes. */
  texts: Map<string, string>;
  diagnostics: Diagnostic[];
}

/** Reads all `_category_` files; a translation replaces the file of the same folder. */
export async function readCategories({ siteDir, dir, translations }: Options): Promise<Categories> {
  const found: Categories = { categories: new Map(), texts: new Map(), diagnostics: [] };
  // The weakest first, so that what comes later replaces it.
  for (const root of [dir, ...[...translations].reverse()]) {
    const files = await listFiles({
      dir: root,
      include: ['**/_category_.{yaml,yml,json}'],
      exclude: ['**/node_modules/**'],
    });
    // Of two files in one folder, JSON wins: it is read last.
    const ordered = [
      ...files.filter((file) => !file.endsWith('.json')),
      ...files.filter((file) => file.endsWith('.json')),
    ];
    const read = ordered.map((relative) => {
      const path = join(root, relative);
      const file = siteRelative({ siteDir, path });
      return { folder: splitPath(relative).dir, file, ...readText({ path, file }) };
    });
    for (const { folder, file, text, diagnostic } of read) {
      if (diagnostic !== undefined) {
        found.diagnostics.push(diagnostic);
        continue;
      }
      const { metadata, diagnostics } = parseCategory({ file, text });
      found.categories.set(folder, { file, metadata });
      found.texts.set(file, text);
      found.diagnostics.push(...diagnostics);
    }
  }
  return found;
}
