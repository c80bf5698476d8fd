import type { Dirent } from 'node:fs';
import { existsSync, readdir } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { LecternError } from '../diagnostics/diagnostic.js';
import { compareText, siteRelative } from './paths.js';
import { unreadableFile } from './read-text.js';

export interface SourceFile {
  relative: string;
  /** Absolute path. For a translated file, the path of the translation. */
  path: string;
  file: string;
  /** For a translation: the original file, relative to the site's folder. */
  replaces?: string;
}

interface Options {
  siteDir: string;
  dir: string;
  /** Absolute paths of the translation folders, most specific first. Their files replace those in `dir`. */
  translations: readonly string[];
  include: readonly string[];
  exclude: readonly string[];
}

/** Lists a source's files in a stable order. A translation replaces the original file. */
export async function listSourceFiles({
  siteDir,
  dir,
  translations,
  include,
  exclude,
}: Options): Promise<SourceFile[]> {
  const patterns = { include, exclude };
  const [own, ...translated] = await Promise.all(
    [dir, ...translations].map((folder) => listFiles({ siteDir, dir: folder, ...patterns })),
  );
  const overlays = translated.map((files, index) => ({
    folder: translations[index] ?? dir,
    files: new Set(files),
  }));
  // Compute each folder's relative path once, because computing it for each file takes longer than reading the folder.
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

/**
 * Returns the sorted paths of the matching files in a folder; empty if the folder does not exist.
 * @throws LecternError if a folder can't be read.
 */
export async function listFiles({
  siteDir,
  dir,
  include,
  exclude,
}: {
  /** The folder to which paths in errors are relative. By default, these paths are absolute. */
  siteDir?: string;
  dir: string;
  include: readonly string[];
  exclude: readonly string[];
}): Promise<string[]> {
  if (!existsSync(dir)) return [];
  const unreadable: { path: string; error: unknown }[] = [];
  const files = await glob([...include], {
    cwd: dir,
    ignore: [...exclude],
    onlyFiles: true,
    expandDirectories: false,
    fs: { readdir: readdirWith((path, error) => unreadable.push({ path, error })) },
  });
  // Pages in an unreadable folder must not be silently missing.
  if (unreadable.length > 0)
    throw new LecternError(
      unreadable.map(({ path, error }) =>
        unreadableFile({
          file: siteDir === undefined ? path : siteRelative({ siteDir, path }),
          error,
          what: 'folder',
        }),
      ),
    );
  return files.sort(compareText);
}

/**
 * Creates the `readdir` function for `glob`, which itself ignores errors.
 * @param onError - Called with a folder that exists but can't be read.
 */
function readdirWith(onError: (path: string, error: unknown) => void): typeof readdir {
  const read = (
    path: string,
    options: { withFileTypes: true },
    callback: (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void,
  ): void =>
    readdir(path, options, (error, entries) => {
      if (error !== null && !['ENOENT', 'ENOTDIR'].includes(error.code ?? '')) onError(path, error);
      callback(error, entries);
    });
  // This is the only overload that `glob` calls.
  return read as unknown as typeof readdir;
}

interface TranslationOptions {
  siteDir: string;
  locale: string;
  defaultLocale: string;
  /** The source's ID, which is also the name of its translation folder. */
  sourceId: string;
  /** The translation folder's name in Docusaurus. */
  docusaurusDir: string;
  /** The version's folder, if the source has versions. */
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
