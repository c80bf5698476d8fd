import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LecternError, problem } from '../diagnostics/diagnostic.js';

/** A `lectern.config` file takes precedence over these files. */
const readers: readonly { files: readonly string[]; package: string }[] = [
  {
    files: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`),
    package: '@lectern/docusaurus',
  },
];

export const foreignConfigNames: readonly string[] = readers.flatMap(({ files }) => files);

export function readerOf(file: string): string | undefined {
  return readers.find(({ files }) => files.includes(file))?.package;
}

/** A key in another engine's configuration that has no effect in Lectern. */
export interface ConfigNote {
  /** The key, as a path: `themeConfig.algolia`. */
  key: string;
  /** Why the key has no effect. */
  why: string;
  /** What to do instead. */
  instead: string;
  /**
   * A sentence that says what the site lacks because the key has no effect. If set, the note is also reported as a
   * warning.
   */
  missing?: string | undefined;
  /** The key's line in the file, 1-based; undefined if it can't be determined. */
  line?: number | undefined;
  /** The key's column in its line, 1-based. */
  column?: number | undefined;
}

/** The input of a config reader. */
export interface ConfigReaderInput {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The configuration file, relative to the site's folder. */
  file: string;
  /** `development` in the dev server, and `production` in all other commands. */
  mode: 'production' | 'development';
}

/** The result of a config reader. */
export interface ConfigReaderResult {
  /** The equivalent Lectern configuration, which is validated like a `lectern.config` file. */
  config: Readonly<Record<string, unknown>>;
  /** Keys that have no effect in Lectern. */
  notes: readonly ConfigNote[];
  /** Absolute paths of all files that the configuration was read from. */
  dependencies: readonly string[];
}

/**
 * Converts another engine's configuration to a Lectern configuration. Packages export this function as `readConfig`.
 */
export type ConfigReader = (input: ConfigReaderInput) => Promise<ConfigReaderResult>;

/** A Lectern configuration that is equivalent to another engine's configuration. */
export interface ConfigMigration {
  /** Name of the new file. */
  file: string;
  /** Content of the new file. */
  text: string;
  /** Keys that have no effect in Lectern. */
  notes: readonly ConfigNote[];
  /** Names of the packages that the new file imports. */
  packages: readonly string[];
}

/**
 * Generates a Lectern configuration file from another engine's configuration. Packages export this function as
 * `migrateConfig`.
 */
export type ConfigMigrator = (input: ConfigReaderInput) => Promise<ConfigMigration>;

export interface ForeignConfigPackage {
  readConfig: ConfigReader;
  migrateConfig?: ConfigMigrator | undefined;
}

/**
 * A package in the site takes precedence over one installed with Lectern.
 * @throws LecternError if it is installed in neither location.
 */
export async function foreignConfigPackage({
  siteDir,
  file,
  from = [join(siteDir, 'package.json'), import.meta.url],
}: {
  siteDir: string;
  file: string;
  from?: readonly string[];
}): Promise<ForeignConfigPackage | undefined> {
  const name = readerOf(file);
  if (name === undefined) return undefined;
  const path = from.map((place) => resolveFrom({ from: place, name })).find((found) => found !== undefined);
  if (path === undefined) {
    throw new LecternError([
      problem({
        code: 'config-reader-missing',
        message: `The site has a ${file}, but the package ${name}, which reads it, is not installed.`,
        hint: `Install it: npm install ${name}. Or write a lectern.config.ts, which takes precedence over ${file}.`,
        file,
      }),
    ]);
  }
  return (await import(pathToFileURL(path).href)) as ForeignConfigPackage;
}

function resolveFrom({ from, name }: { from: string; name: string }): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}
