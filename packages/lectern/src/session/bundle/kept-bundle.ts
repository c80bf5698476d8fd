import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readKept, writeKept } from '../../cache/kept-file.js';
import { engineSource } from '../../util/engine-paths.js';
import { listFiles } from '../../util/files.js';
import { hashOf, hashText } from '../../util/hash.js';

/** What a bundle is, besides its files. */
interface Inputs {
  /** Absolute paths of every file that went into it. */
  inputs: string[];
}

interface Options<Result extends Inputs> {
  /** Absolute path of the folder that holds one bundle. */
  dir: string;
  siteDir: string;
  /** Everything but files that a bundle depends on. */
  key: readonly unknown[];
  make: () => Promise<Result>;
}

interface Kept<Result> {
  key: string;
  /** Hash of each file that went into the bundle. */
  inputs: [file: string, hash: string][];
  /** Names in the folders of the site's own modules: a new file may be what an import means from now on. */
  folders: [folder: string, hash: string][];
  /** Hash of each file of the bundle. */
  outputs: [file: string, hash: string][];
  record: Result;
}

/** The bundle as it was made last, where nothing that it depends on has changed; otherwise a new one. */
export async function keptBundle<Result extends Inputs>({
  dir,
  siteDir,
  key,
  make,
}: Options<Result>): Promise<Result> {
  const file = { dir: dirname(dir), name: `${basename(dir)}.kept` };
  const hash = hashOf(key);
  const text = readKept(file);
  const kept = text === undefined ? undefined : (JSON.parse(text) as Kept<Result>);
  if (kept !== undefined && kept.key === hash && isUnchanged({ kept, dir })) return kept.record;
  // Anything may stand there, and the bundler only replaces files.
  await rm(dir, { recursive: true, force: true });
  const record = await make();
  const outputs = listFiles(dir).map((name): [string, string] => [name, hashFile(join(dir, name))]);
  // A site's packages may add settings of their own to what the bundler does.
  const settings = ['package.json', 'tsconfig.json'].map((name) => join(siteDir, name));
  const files = [...new Set([...record.inputs, ...settings])];
  const made: Kept<Result> = {
    key: hash,
    inputs: files.map((name) => [name, hashFile(name)]),
    folders: ownFolders(files).map((folder) => [folder, hashNames(folder)]),
    outputs,
    record,
  };
  writeKept({ ...file, text: JSON.stringify(made) });
  return record;
}

function isUnchanged({ kept, dir }: { kept: Kept<unknown>; dir: string }): boolean {
  return (
    kept.inputs.every(([file, hash]) => hashFile(file) === hash) &&
    kept.folders.every(([folder, hash]) => hashNames(folder) === hash) &&
    // One file too many would be published with the others.
    isSameList(
      listIfFolder(dir),
      kept.outputs.map(([file]) => file),
    ) &&
    kept.outputs.every(([file, hash]) => hashFile(join(dir, file)) === hash)
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
