import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { rememberBuiltIns } from '../util/built-ins.js';
import { isFile } from '../util/files.js';
import { importModule } from '../util/import-module.js';
import { messageWithCauses } from '../util/message-of.js';
import { runSiteCode, siteWatchdog } from '../util/site-code.js';
import { TimeLimitError, withinTime } from '../util/time-limit.js';
import type { ConfigNote, ForeignConfigPackage } from './foreign-config.js';
import { foreignConfigNames, foreignConfigPackage } from './foreign-config.js';
import { locateKey } from './locate.js';
import { locateMistake, locateTranspiledMistake } from './locate-mistake.js';
import type { SiteConfig } from './schema/index.js';
import { validateConfig } from './validate.js';

const names = ['lectern.config.ts', 'lectern.config.mts', 'lectern.config.js', 'lectern.config.mjs'];

export function findConfig(dir: string): string | undefined {
  return [...names, ...foreignConfigNames].find((name) => isFile(join(dir, name)));
}

export function findOwnConfig(dir: string): string | undefined {
  return names.find((name) => isFile(join(dir, name)));
}

/** Compares only the path. The file may have been deleted, or may be unused. */
export function isConfigFile({ siteDir, file }: { siteDir: string; file: string }): boolean {
  return [...names, ...foreignConfigNames].some((name) => join(siteDir, name) === file);
}

/**
 * Two configuration files of one engine are an error, because it is unclear which one to use. Files of different
 * engines are allowed, because a site may be migrating to Lectern.
 */
function rivalsOf({ siteDir, file }: { siteDir: string; file: string }): string[] {
  const same = names.includes(file) ? names : foreignConfigNames;
  return same.filter((name) => name !== file && isFile(join(siteDir, name)));
}

function severalConfigs({ file, rivals }: { file: string; rivals: readonly string[] }): Diagnostic {
  return problem({
    code: 'several-configs',
    message: `The site folder contains several configuration files: ${[file, ...rivals].join(', ')}.`,
    hint: `Keep one of these files, and delete the others. Otherwise, Lectern would use only ${file}.`,
    file: rivals[0],
  });
}

export interface LoadedConfig {
  config: SiteConfig;
  file: string;
  dependencies: string[];
  locate: LocateInConfig;
  notes: readonly ConfigNote[];
}

export type LocateInConfig = (path: readonly PropertyKey[]) => { line: number; column: number } | undefined;

interface ReadConfig {
  config: unknown;
  dependencies: readonly string[];
  notes: readonly ConfigNote[];
}

interface Options {
  siteDir: string;
  /**
   * Base path from the command line. Overrides the environment variable `BASE_URL`, which overrides the configuration.
   */
  base?: string | undefined;
  mode: 'production' | 'development';
  /** Absolute path of the cache folder. If undefined, nothing is cached. */
  cacheDir?: string | undefined;
  /** Maximum time, in seconds, that the dev server waits for the configuration. Default: 25. */
  patience?: number | undefined;
}

/**
 * Reads `.env` files, then reads and validates the configuration.
 * @throws LecternError with all errors in the configuration.
 */
export async function loadConfig({
  siteDir,
  base,
  mode,
  cacheDir,
  patience = 25,
}: Options): Promise<LoadedConfig> {
  const file = findConfig(siteDir);
  if (file === undefined) {
    throw new LecternError([
      problem({
        code: 'no-config',
        message: noConfigMessage(siteDir),
        hint: 'Pass the folder of the site, as in "lectern build <siteDir>", or create a site with "lectern init".',
      }),
    ]);
  }
  if (siteDir.includes('?')) throw new LecternError([unusablePath({ siteDir, file })]);
  const rivals = rivalsOf({ siteDir, file });
  if (rivals.length > 0) throw new LecternError([severalConfigs({ file, rivals })]);
  await applyEnv({ siteDir, mode });
  const foreign = await foreignConfigPackage({ siteDir, file });
  const {
    config: value,
    dependencies,
    notes,
  } = await limited<ReadConfig>({
    patience,
    siteDir,
    file,
    mode,
    run: () =>
      foreign === undefined
        ? importConfig({ siteDir, file, cacheDir })
        : readForeign({ foreign, siteDir, file, mode }),
  });
  const source = await readFile(join(siteDir, file), 'utf8');
  const override = base ?? process.env.BASE_URL;
  const { config, diagnostics } = validateConfig({ file, source, value, baseUrl: override });
  if (config === undefined) throw new LecternError(diagnostics);
  return {
    config,
    file,
    dependencies: [...dependencies],
    // The keys of another engine's configuration have been converted, so their locations are unknown.
    locate: (path) => (foreign === undefined ? locateKey({ file, source, path }) : undefined),
    notes,
  };
}

function unusablePath({ siteDir, file }: { siteDir: string; file: string }): Diagnostic {
  return problem({
    code: 'unusable-site-path',
    message: `The path of the site contains a question mark, which the bundler reads as the start of a query: ${siteDir}.`,
    hint: 'Rename the folder, or move the site.',
    file,
  });
}

function noConfigMessage(siteDir: string): string {
  if (isFile(siteDir)) return `${siteDir} is a file. Expected the folder of a site.`;
  if (!existsSync(siteDir)) return `The folder ${siteDir} does not exist.`;
  return `There is no lectern.config.ts in ${siteDir}.`;
}

/**
 * If a configuration waits for a promise that never settles, a build reports it when the event loop is empty. In the
 * dev server, the event loop is never empty.
 */
async function limited<Result>({
  run,
  mode,
  patience,
  ...where
}: {
  siteDir: string;
  file: string;
  mode: Options['mode'];
  patience: number;
  run: () => Promise<Result>;
}): Promise<Result> {
  if (mode === 'production') return run();
  try {
    return await withinTime({ seconds: patience, run });
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    throw notLoaded({
      error,
      ...where,
      hint: 'Look for a promise that never settles, or for a request without a timeout.',
    });
  }
}

/** Variables that are already set keep their values. */
export async function applyEnv({ siteDir, mode }: { siteDir: string; mode: string }): Promise<void> {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  // Return early, because importing the bundler is slow, and most sites have no `.env` files.
  if (!files.some((name) => existsSync(join(siteDir, name)))) return;
  const { loadEnv } = await import('vite');
  for (const [key, value] of Object.entries(loadEnv(mode, siteDir, ''))) process.env[key] ??= value;
}

/** Exceptions in the other engine's configuration are errors in the site, not bugs in the engine. */
async function readForeign({
  foreign,
  ...input
}: {
  foreign: ForeignConfigPackage;
  siteDir: string;
  file: string;
  mode: 'production' | 'development';
}) {
  siteWatchdog()?.start();
  try {
    return await runSiteCode({
      what: 'the configuration',
      file: input.file,
      run: () => foreign.readConfig(input),
    });
  } catch (error) {
    if (error instanceof LecternError) throw error;
    throw notLoaded({
      error,
      siteDir: input.siteDir,
      file: input.file,
      isTranspiled: true,
      hint: 'Fix the error in this file, or in a file that it reads. Lectern runs the file as the original site generator does.',
    });
  }
}

export function notLoaded({
  error,
  siteDir,
  file,
  hint,
  isTranspiled = false,
}: {
  error: unknown;
  siteDir: string;
  file: string;
  hint: string;
  /** Whether line and column in stack traces refer to transpiled code; default: false. */
  isTranspiled?: boolean;
}): LecternError {
  const mistake = isTranspiled
    ? locateTranspiledMistake({ error, siteDir })
    : locateMistake({ error, siteDir });
  const { line, column } = mistake ?? {};
  const found = problem({
    code: 'config-not-loaded',
    message: `The configuration failed to load: ${mistake?.message ?? messageWithCauses(error)}`,
    hint,
    file: mistake?.file ?? file,
    line,
    column,
  });
  return new LecternError([found], { cause: error });
}

async function importConfig({
  siteDir,
  file,
  cacheDir,
}: {
  siteDir: string;
  file: string;
  cacheDir: string | undefined;
}): Promise<{ config: unknown; dependencies: string[]; notes: ConfigNote[] }> {
  const restore = rememberBuiltIns();
  try {
    return await runSiteCode({
      what: 'the configuration',
      file,
      run: async () => {
        const path = join(siteDir, file);
        const { module, dependencies } = await importModule({ path, siteDir, cacheDir });
        const exported = module.default;
        if (typeof exported === 'function') siteWatchdog()?.start();
        const value = typeof exported === 'function' ? await (exported as () => unknown)() : exported;
        return { config: value, dependencies, notes: [] };
      },
    }).finally(restore);
  } catch (error) {
    throw notLoaded({
      error,
      siteDir,
      file,
      hint: 'Fix the error. The default export of the file must be the result of defineConfig.',
    });
  }
}
