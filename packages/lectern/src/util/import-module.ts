import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentOf, readCacheFile, replaceFile, writeCacheFile } from '../cache/cache-file.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { defaultTsconfig } from './engine-paths.js';
import { hashOf, hashText } from './hash.js';
import { messageOf } from './message-of.js';
import { moduleExports } from './module-exports.js';
import { nestingMistake } from './module-nesting.js';
import { siteWatchdog } from './site-code.js';
import { siteLocationOf } from './stack-locations.js';
import { syntaxMistake } from './syntax-error.js';
import { withAsyncStack } from './thrown-stack.js';

interface Options {
  path: string;
  siteDir: string;
  cacheDir?: string | undefined;
}

export interface ImportedModule {
  module: { default?: unknown };
  dependencies: string[];
}

/**
 * Loading the bundler takes longer than a small build, so the bundle is cached by the hashes of its files.
 * @throws the module's or the bundler's error.
 */
export async function importModule({ path, siteDir, cacheDir }: Options): Promise<ImportedModule> {
  checkNesting(path);
  if (cacheDir === undefined) return importByBundler({ path, siteDir });
  const dir = join(cacheDir, 'modules');
  const record = { dir, name: `${hashText(path)}.kept` };
  try {
    const known = cachedModule(record);
    if (known === undefined) siteWatchdog()?.start();
    const cached = known ?? (await translate({ path, record }));
    const url = pathToFileURL(join(dir, cached.file));
    const module = await importFresh(url);
    // Cache the module only after it has run, because its top-level code may never finish.
    if (known === undefined) writeCacheFile({ ...record, text: JSON.stringify(cached) });
    return { module, dependencies: cached.inputs.map(([file]) => file) };
  } catch (error) {
    const isLocated =
      syntaxMistake({ error, siteDir }) !== undefined || siteLocationOf({ error, siteDir }) !== undefined;
    if (isLocated) throw error;
    // The error has no location in the site's files. Bundle again, because the bundler reports errors with their
    // original locations.
    return importByBundler({ path, siteDir });
  }
}

/**
 * A module's exports may depend on the environment or the time, so it runs again. Node caches modules by URL, so the
 * URL contains the time.
 */
function importFresh(url: URL): Promise<{ default?: unknown }> {
  const importNow = (): Promise<{ default?: unknown }> => {
    url.search = `?${Math.round(performance.now() * 1000)}`;
    return import(url.href) as Promise<{ default?: unknown }>;
  };
  return importNow().catch(async (error: unknown) => {
    throw await withAsyncStack({ error, rerun: importNow });
  });
}

function checkNesting(path: string): void {
  const mistake = nestingMistake({ file: path, text: contentOf(path)?.toString() ?? '' });
  if (mistake !== undefined)
    throw new Error(`${mistake.message} (line ${mistake.line}, column ${mistake.column})`);
}

interface Kept {
  inputs: [file: string, hash: string][];
  file: string;
}

interface RecordFile {
  dir: string;
  name: string;
}

function cachedModule(record: RecordFile): Kept | undefined {
  const text = readCacheFile(record);
  if (text === undefined) return undefined;
  const cached = JSON.parse(text) as Kept;
  const code = contentOf(join(record.dir, cached.file))?.toString() ?? '';
  const isWhole = cached.file === nameOf({ inputs: cached.inputs, code });
  return isWhole && cached.inputs.every(([file, hash]) => hashOfFile(file) === hash) ? cached : undefined;
}

async function translate({ path, record }: { path: string; record: RecordFile }): Promise<Kept> {
  const { bundleModule } = await import('./bundle-module.js');
  const { code, files } = await bundleModule(path);
  const inputs = files.map((file): [string, string] => [file, hashOfFile(file)]);
  const cached: Kept = { inputs, file: nameOf({ inputs, code }) };
  replaceFile({ dir: record.dir, name: cached.file, content: code });
  return cached;
}

function nameOf({ inputs, code }: { inputs: Kept['inputs']; code: string }): string {
  return `${hashOf([inputs, code])}.mjs`;
}

/** A file that no longer exists has the hash of an empty file. */
function hashOfFile(file: string): string {
  return hashText(contentOf(file) ?? '');
}

async function importByBundler({ path, siteDir }: Options): Promise<ImportedModule> {
  const { runnerImport } = await import('vite');
  const { module, dependencies } = await runnerImport<{ default?: unknown }>(path, {
    root: siteDir,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    tsconfig: defaultTsconfig(),
    plugins: [moduleExports()],
  }).catch((error: unknown) => {
    throw withoutLocations(error);
  });
  return { module, dependencies: [path, ...dependencies.map((file) => resolve(siteDir, file))] };
}

/** Omits the original stack, because its locations refer to transformed code. */
function withoutLocations(error: unknown): unknown {
  const isPlain = error instanceof Error && !(error instanceof LecternError) && !('errors' in error);
  return isPlain ? new Error(messageOf(error), { cause: error }) : error;
}
