import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.js';
import type { SharedCache } from '../../cache/shared/shared-cache.js';
import { nothingShared } from '../../cache/shared/shared-cache.js';
import { engineSource } from '../../util/engine-paths.js';
import { withFileLock } from '../../util/file-lock.js';
import { listFiles } from '../../util/files.js';
import { hashOf, hashText } from '../../util/hash.js';
import { fetchBundle, shareBundle } from './shared-bundle.js';

interface Inputs {
  inputs: string[];
  generated?: readonly string[];
}

interface Options<Result extends Inputs> {
  dir: string;
  siteDir: string;
  /** All dependencies of the bundle other than files and generated modules. */
  key: readonly unknown[];
  generated?: Readonly<Record<string, string>>;
  make: () => Promise<Result>;
  shared?: SharedCache;
}

interface Kept<Result> {
  key: string;
  inputs: [file: string, hash: string][];
  generated: [name: string, hash: string][];
  /** Hash of the file names in each folder with site modules: a new file may change how an import resolves. */
  folders: [folder: string, hash: string][];
  outputs: [file: string, hash: string][];
  record: Result;
}

/**
 * Reuses the previous bundle if none of its dependencies has changed. Waits while another process bundles, because its
 * bundle can usually be reused.
 */
export function cachedBundle<Result extends Inputs>(options: Options<Result>): Promise<Result> {
  return withFileLock({ file: `${options.dir}.lock`, run: () => unlockedBundle(options) });
}

async function unlockedBundle<Result extends Inputs>({
  dir,
  siteDir,
  key,
  generated = {},
  make,
  shared = nothingShared,
}: Options<Result>): Promise<Result> {
  const file = { dir: dirname(dir), name: `${basename(dir)}.kept` };
  const hash = hashOf(key);
  // The description contains absolute paths, so other machines can reuse the bundle only if their site has the same
  // path.
  const share = (description: string): Result => {
    const { record, outputs } = JSON.parse(description) as Kept<Result>;
    shareBundle({ dir, key: hash, description, files: outputs.map(([name]) => name), shared });
    return record;
  };
  const hashGenerated = (name: string): string => hashText(generated[name] ?? '');
  const text = readCacheFile(file);
  const cached = text === undefined ? undefined : (JSON.parse(text) as Kept<Result>);
  if (text !== undefined && cached?.key === hash && isUnchanged({ cached, dir, hashGenerated }))
    return share(text);
  // Delete the files of the previous bundle, because the bundler only overwrites files with the same names.
  await rm(dir, { recursive: true, force: true });
  const fetched = await fetchBundle({
    dir,
    key: hash,
    shared,
    fits: (description) => hasSameInputs({ cached: JSON.parse(description) as Kept<Result>, hashGenerated }),
  });
  const isFetched =
    fetched !== undefined && isUnchanged({ cached: JSON.parse(fetched) as Kept<Result>, dir, hashGenerated });
  if (isFetched) {
    writeCacheFile({ ...file, text: fetched });
    return share(fetched);
  }
  if (fetched !== undefined) await rm(dir, { recursive: true, force: true });
  const record = await make();
  const outputs = listFiles(dir).map((name): [string, string] => [name, hashFile(join(dir, name))]);
  const settings = ['package.json', 'tsconfig.json'].map((name) => join(siteDir, name));
  const files = [...new Set([...record.inputs, ...settings])];
  const result: Kept<Result> = {
    key: hash,
    inputs: files.map((name) => [name, hashFile(name)]),
    generated: (record.generated ?? []).map((name) => [name, hashGenerated(name)]),
    folders: ownFolders(files).map((folder) => [folder, hashNames(folder)]),
    outputs,
    record,
  };
  const description = JSON.stringify(result);
  writeCacheFile({ ...file, text: description });
  return share(description);
}

interface Comparison {
  cached: Kept<unknown>;
  hashGenerated: (name: string) => string;
}

function isUnchanged({ dir, ...comparison }: Comparison & { dir: string }): boolean {
  const { cached } = comparison;
  return (
    hasSameInputs(comparison) &&
    // Compare the whole list. If the folder contains other files, they would be published, too.
    isSameList(
      listIfFolder(dir),
      cached.outputs.map(([file]) => file),
    ) &&
    cached.outputs.every(([file, hash]) => hashFile(join(dir, file)) === hash)
  );
}

function hasSameInputs({ cached: { inputs, generated, folders }, hashGenerated }: Comparison): boolean {
  return (
    generated.every(([name, hash]) => hashGenerated(name) === hash) &&
    inputs.every(([file, hash]) => hashFile(file) === hash) &&
    folders.every(([folder, hash]) => hashNames(folder) === hash)
  );
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

function listIfFolder(dir: string): string[] {
  try {
    return listFiles(dir);
  } catch {
    return [];
  }
}

function ownFolders(files: readonly string[]): string[] {
  const own = files.filter((file) => !file.includes('/node_modules/') && !file.startsWith(engineSource()));
  return [...new Set(own.map((file) => dirname(file)))].filter((folder) => existsSync(folder));
}

function hashFile(file: string): string {
  try {
    return hashText(readFileSync(file));
  } catch {
    return '';
  }
}

function hashNames(folder: string): string {
  try {
    const names = readdirSync(folder).filter((name) => !/^(?:\.lectern|build)(?:\.new)?$/.test(name));
    return hashOf(names.sort());
  } catch {
    return '';
  }
}
