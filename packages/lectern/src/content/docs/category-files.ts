import { join } from 'node:path';
import type { ReadMemory } from '../../cache/read-memory.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { guardedSync } from '../../diagnostics/internal-error.js';
import { siteRelative, splitPath } from '../paths.js';
import { readText } from '../read-text.js';
import type { SiteReach } from '../site-reach.js';
import { listFiles } from '../source-files.js';
import type { FolderCategory } from './autogenerate.js';
import type { CategoryMetadata } from './categories.js';
import { parseCategory } from './categories.js';

interface Options {
  siteDir: string;
  dir: string;
  /** Absolute paths of the translation folders, from the most to the least specific. */
  translations: readonly string[];
  memory?: ReadMemory | undefined;
  reach?: SiteReach | undefined;
}

interface Categories {
  categories: Map<string, FolderCategory>;
  texts: Map<string, string>;
  diagnostics: Diagnostic[];
}

/** Keys in a translated file override the keys in the original file. */
export async function readCategories({
  siteDir,
  dir,
  translations,
  memory,
  reach,
}: Options): Promise<Categories> {
  const found: Categories = { categories: new Map(), texts: new Map(), diagnostics: [] };
  // Later files override earlier files, so the docs folder comes first, and the most specific translation folder last.
  for (const root of [dir, ...[...translations].reverse()]) {
    const files = await listFiles({
      siteDir,
      dir: root,
      include: ['**/_category_.{yaml,yml,json}'],
      exclude: ['**/node_modules/**'],
    });
    // A JSON file overrides a YAML file in the same folder, so JSON files come last.
    const ordered = [
      ...files.filter((file) => !file.endsWith('.json')),
      ...files.filter((file) => file.endsWith('.json')),
    ];
    const read = ordered.map((relative): CategoryRead & { folder: string; file: string } => {
      const path = join(root, relative);
      const file = siteRelative({ siteDir, path });
      const make = (): CategoryRead => readCategory({ path, file });
      const key = `category ${file}`;
      const refused = reach?.check({ path, name: file, file });
      const folder = splitPath(relative).dir;
      if (refused !== undefined) return { folder, file, diagnostics: [refused] };
      return {
        folder,
        file,
        ...(memory === undefined ? make() : memory.recall({ path, key, make })),
      };
    });
    for (const { folder, file, content, diagnostics } of read) {
      found.diagnostics.push(...diagnostics);
      if (content === undefined) continue;
      const original = found.categories.get(folder);
      const isTranslation = root !== dir && original !== undefined;
      const { metadata } = content;
      found.categories.set(
        folder,
        isTranslation ? translated({ original, file, metadata }) : { file, metadata },
      );
      found.texts.set(file, content.text);
    }
  }
  return found;
}

/** The category's page keeps the document, or the URL, from the original file. */
function translated({
  original,
  file,
  metadata,
}: {
  original: FolderCategory;
  file: string;
  metadata: CategoryMetadata;
}): FolderCategory {
  const links = [original.metadata.link, metadata.link];
  const [own, other] = links.map((link) => (link?.type === 'generated-index' ? link : undefined));
  const link = own === undefined || other === undefined ? original.metadata.link : { ...own, ...other };
  const { link: _, ...rest } = { ...original.metadata, ...metadata };
  return {
    file,
    metadata: { ...rest, ...(link === undefined ? {} : { link }) },
    original: original.original ?? original.metadata,
  };
}

interface CategoryRead {
  /** The file's content; undefined if the file can't be read. */
  content?: { text: string; metadata: CategoryMetadata };
  diagnostics: Diagnostic[];
}

function readCategory({ path, file }: { path: string; file: string }): CategoryRead {
  const { text, diagnostic } = readText({ path, file });
  if (diagnostic !== undefined) return { diagnostics: [diagnostic] };
  const { metadata, diagnostics } = guardedSync({
    doing: 'reading',
    file,
    run: () => parseCategory({ file, text }),
  });
  return { content: { text, metadata }, diagnostics };
}
