import type { Dirent } from 'node:fs';
import { existsSync, readdir } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { LecternError } from '../diagnostics/diagnostic.js';
import { compareText, siteRelative } from './paths.js';
import { unreadableFile } from './read-text.js';

/** A file of a source. */
export interface SourceFile {
  /** Path relative to the source's folder. */
  relative: string;
  /** Absolute path of the file, or of its translation. */
  path: string;
  /** Path relative to the site's folder. For a translation, this is the path of the translation. */
  file: string;
  /** If the file is a translation, the original file's path relative to the site's folder. */
  replaces?: string;
}

interface Options {
  siteDir: string;
  dir: string;
  /**
   * Absolute paths of the translation folders, from the most to the least specific. Their files replace those in `dir`.
   */
  translations: readonly string[];
  include: readonly string[];
  exclude: readonly string[];
}

/** Lists a source's files in a deterministic order. A translation replaces its original file. */
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
  // Compute the relative path once per folder, because computing it for each file takes longer than reading the folder.
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
 * Returns the matching files in a folder, sorted. The result is empty if the folder does not exist.
 * @throws LecternError if a folder can't be read.
 */
export async function listFiles({
  siteDir,
  dir,
  include,
  exclude,
}: {
  /** The site's folder. If set, errors contain paths relative to this folder instead of absolute paths. */
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
  // Report the folder, because its pages would otherwise be missing without an explanation.
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

/** The `glob` package ignores errors. This `readdir` passes each folder that exists but can't be read to `onError`. */
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
  // The cast is safe, because `glob` calls only this overload.
  return read as unknown as typeof readdir;
}

interface TranslationOptions {
  siteDir: string;
  locale: string;
  /** The source's ID, which is also the name of the translation folder. */
  sourceId: string;
  /** The name of the translation folder in Docusaurus. */
  docusaurusDir: string;
  versionDir?: string;
}

/**
 * Returns the existing translation folders, from the most to the least specific. As in Docusaurus, the default locale may
 * have some, too.
 */
export function translationDirs({
  siteDir,
  locale,
  sourceId,
  docusaurusDir,
  versionDir = '',
}: TranslationOptions): string[] {
  return [sourceId, docusaurusDir]
    .map((folder) => join(siteDir, 'i18n', locale, folder, versionDir))
    .filter((folder) => existsSync(folder));
}
