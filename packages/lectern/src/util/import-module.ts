import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, hashText } from './hash.js';

interface Options {
  /** Absolute path of a module of the site, in TypeScript or JavaScript. */
  path: string;
  /** Absolute path of the folder that relative messages start from. */
  siteDir: string;
  /** Absolute path of the folder for what later runs can use; absent: nothing is kept. */
  cacheDir?: string | undefined;
}

export interface ImportedModule {
  module: { default?: unknown };
  /** Absolute paths of the files that it was made from, itself included. */
  dependencies: string[];
}

/**
 * Runs a module of the site with whatever it imports from there. It is translated once and kept by the hashes of its
 * files, since loading the bundler takes longer than a small build.
 * @throws what the module throws, or the bundler says of it.
 */
export async function importModule({ path, siteDir, cacheDir }: Options): Promise<ImportedModule> {
  if (cacheDir === undefined) return importByBundler({ path, siteDir });
  const dir = join(cacheDir, 'modules');
  const record = join(dir, `${hashText(path)}.json`);
  try {
    const kept = (await readKept(record)) ?? (await translate({ path, dir, record }));
    const url = pathToFileURL(join(dir, kept.file));
    // What it exports may depend on more than its text: on the environment, on the time. Not finer than milliseconds: Node
    // keeps what it has compiled by address, and a build should not leave one more file each time.
    url.search = `?${Math.round(performance.now())}`;
    const module = (await import(url.href)) as { default?: unknown };
    return { module, dependencies: kept.inputs.map(([file]) => file) };
  } catch {
    // Says what is wrong with places in the files as they were written.
    return importByBundler({ path, siteDir });
  }
}

interface Kept {
  /** Hash of each file that the module was made from. */
  inputs: [file: string, hash: string][];
  /** Name of the translated module. */
  file: string;
}

async function readKept(record: string): Promise<Kept | undefined> {
  try {
    const kept = JSON.parse(await readFile(record, 'utf8')) as Kept;
    const code = readFileSync(join(dirname(record), kept.file), 'utf8');
    const isWhole = kept.file === nameOf({ inputs: kept.inputs, code });
    return isWhole && kept.inputs.every(([file, hash]) => hashFile(file) === hash) ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function translate({
  path,
  dir,
  record,
}: {
  path: string;
  dir: string;
  record: string;
}): Promise<Kept> {
  const { bundleModule } = await import('./bundle-module.js');
  const { code, files } = await bundleModule(path);
  const inputs = files.map((file): [string, string] => [file, hashFile(file)]);
  const kept: Kept = { inputs, file: nameOf({ inputs, code }) };
  await mkdir(dir, { recursive: true });
  await writeAside({ file: join(dir, kept.file), text: code });
  await writeAside({ file: record, text: JSON.stringify(kept) });
  return kept;
}

/** The name vouches for the content. */
function nameOf({ inputs, code }: { inputs: Kept['inputs']; code: string }): string {
  return `${hashOf([inputs, code])}.mjs`;
}

async function writeAside({ file, text }: { file: string; text: string }): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}

function hashFile(file: string): string {
  return hashText(readFileSync(file));
}

async function importByBundler({ path, siteDir }: Options): Promise<ImportedModule> {
  const { runnerImport } = await import('vite');
  const { module, dependencies } = await runnerImport<{ default?: unknown }>(path, {
    root: siteDir,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
  });
  return { module, dependencies: [path, ...dependencies.map((file) => resolve(siteDir, file))] };
}
