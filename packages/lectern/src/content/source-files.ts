import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { compareText, siteRelative } from './paths.js';

export interface SourceFile {
  /** Path in the source's folder. */
  relative: string;
  /** Absolute path; for a translated file, that of the translation. */
  path: string;
  /** Path relative to the site's folder. */
  file: string;
  /** For a translation: the file that it replaces, relative to the site's folder. */
  replaces?: string;
}

interface Options {
  siteDir: string;
  /** Absolute path of the folder of the source. */
  dir: string;
  /** Absolute paths of translation folders, whose files replace those of `dir`, most specific first. */
  translations: readonly string[];
  include: readonly string[];
  exclude: readonly string[];
}

/** Lists the files of a source in a stable order, each replaced by its translation if there is one. */
export async function listSourceFiles({
  siteDir,
  dir,
  translations,
  include,
  exclude,
}: Options): Promise<SourceFile[]> {
  const patterns = { include, exclude };
  const [own, ...translated] = await Promise.all(
    [dir, ...translations].map((folder) => listFiles({ dir: folder, ...patterns })),
  );
  const overlays = translated.map((files, index) => ({
    folder: translations[index] ?? dir,
    files: new Set(files),
  }));
  // Folders are resolved once, because resolving each file would take longer than reading the folder.
  const roots = new Map(
    [dir, ...translations].map((folder) => [folder, siteRelative({ siteDir, path: folder })]),
  );
  const fileIn = (folder: string, relative: string): string => posix.join(roots.get(folder) ?? '', relative);
  return (own ?? []).map((relative) => {
    const folder = overlays.find(({ files }) => files.has(relative))?.folder ?? dir;
    const found = { relative, path: join(folder, relative), file: fileIn(folder, relative) };
    return folder === dir ? found : { ...found, replaces: fileIn(dir, relative) };
  });
}

/** Returns the sorted paths of matching files in a folder; empty if it does not exist. */
export async function listFiles({
  dir,
  include,
  exclude,
}: {
  dir: string;
  include: readonly string[];
  exclude: readonly string[];
}): Promise<string[]> {
  if (!existsSync(dir)) return [];
  const files = await glob([...include], {
    cwd: dir,
    ignore: [...exclude],
    onlyFiles: true,
    expandDirectories: false,
  });
  return files.sort(compareText);
}

interface TranslationOptions {
  siteDir: string;
  locale: string;
  defaultLocale: string;
  /** ID of the source, which is its folder in translations. */
  sourceId: string;
  /** Docusaurus's name for this folder. */
  docusaurusDir: string;
  /** Folder of the version, if the source has versions. */
  versionDir?: string;
}

/** Returns the existing translation folders, most specific first. */
export function translationDirs({
  siteDir,
  locale,
  defaultLocale,
  sourceId,
  docusaurusDir,
  versionDir = '',
}: TranslationOptions): string[] {
  if (locale === defaultLocale) return [];
  return [sourceId, docusaurusDir]
    .map((folder) => join(siteDir, 'i18n', locale, folder, versionDir))
    .filter((folder) => existsSync(folder));
}
