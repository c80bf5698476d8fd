import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from '../../util/engine-paths.js';
import { hashOf, hashText } from '../../util/hash.js';
import { packageFolder } from '../../util/packages.js';
import type { BundleRecord } from './bundle.js';
import type { PlainSite } from './plain-site.js';
import { isPlain } from './plain-site.js';

/**
 * The bundle for sites without custom components or styles. It is made when the engine is packed, because bundling
 * would take up most of a small site's first build.
 */
export interface Prebuilt {
  engine: string;
  /** Portable names of the input files (see `inputLocator`), and their hashes. */
  inputs: [file: string, hash: string][];
  /** Paths are relative to the bundle's folder. */
  outputs: [file: string, hash: string][];
  record: string;
}

export const placeholders = {
  engine: '/lectern-engine',
  base: '/lectern-base/',
  hash: 'lectern-hash',
} as const;

export function prebuiltFolder(): string {
  return join(engineRoot(), 'prebuilt');
}

interface Options extends PlainSite {
  base: string;
  dir: string;
  folder?: string;
  engine?: string | undefined;
}

/**
 * Writes the prebuilt bundle as `bundleSite` would write the site's bundle. Returns undefined if the site needs a
 * separate bundle, or if the theme or React has changed since the engine was packed.
 */
export function writePrebuilt(
  options: Options,
): (Omit<BundleRecord, 'inputs'> & { inputs: string[] }) | undefined {
  if (!isPlain(options)) return undefined;
  const { folder = prebuiltFolder(), engine = runningEngine() } = options;
  const prebuilt = readPrebuilt(folder);
  if (prebuilt === undefined || prebuilt.engine !== engine) return undefined;
  const inputs = currentInputs(prebuilt);
  const files = inputs === undefined ? undefined : intactFiles({ folder, prebuilt });
  if (inputs === undefined || files === undefined) return undefined;
  const fill = filler({ base: options.base, prebuilt });
  for (const { name, content } of files) {
    const path = join(options.dir, fill(name));
    mkdirSync(dirname(path), { recursive: true });
    // Files that readers download contain no placeholders.
    writeFileSync(path, name.startsWith('server/') ? fill(content.toString()) : content);
  }
  return { ...(JSON.parse(fill(prebuilt.record)) as BundleRecord), inputs };
}

export function isPrebuiltFresh({
  engine,
  folder = prebuiltFolder(),
}: {
  engine: string;
  folder?: string;
}): boolean {
  const prebuilt = readPrebuilt(folder);
  return (
    prebuilt?.engine === engine &&
    currentInputs(prebuilt) !== undefined &&
    intactFiles({ folder, prebuilt }) !== undefined
  );
}

/** Returns undefined if the engine isn't bundled, because its modules may have changed since the engine was packed. */
function runningEngine(): string | undefined {
  const code = resolve(import.meta.dirname, '../..');
  if (basename(code) !== 'bundled') return undefined;
  return readText(join(code, 'made-from.sha256'))?.split(/\s/)[0];
}

function readPrebuilt(folder: string): Prebuilt | undefined {
  const text = readText(join(folder, 'prebuilt.json'));
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Prebuilt;
  } catch {
    return undefined;
  }
}

function currentInputs({ inputs }: Prebuilt): string[] | undefined {
  const locate = inputLocator();
  const files = inputs.map(([name, hash]) => ({ file: locate(name), hash }));
  return files.every(({ file, hash }) => hashInput(file) === hash)
    ? files.map(({ file }) => file).sort()
    : undefined;
}

/**
 * Returns a function that finds an input file by its portable name, such as `src/theme/island.tsx` or
 * `node_modules/react/index.js`.
 */
export function inputLocator(): (name: string) => string {
  const folders = new Map<string, string>();
  return (name) => {
    const [, owner, rest] = /^node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(name) ?? [];
    if (owner === undefined || rest === undefined) return join(engineRoot(), name);
    const folder = folders.get(owner) ?? ownerFolder(owner);
    folders.set(owner, folder);
    return join(folder, rest);
  };
}

function ownerFolder(name: string): string {
  if (name !== 'scheduler') return packageFolder({ name });
  // `scheduler` is a dependency of React, not of the engine.
  const from = pathToFileURL(join(packageFolder({ name: 'react-dom' }), 'index.js')).href;
  return packageFolder({ name, from });
}

function intactFiles({
  folder,
  prebuilt: { outputs },
}: {
  folder: string;
  prebuilt: Prebuilt;
}): { name: string; content: Buffer }[] | undefined {
  const files: { name: string; content: Buffer }[] = [];
  for (const [name, hash] of outputs) {
    const content = readBytes(join(folder, name));
    if (content === undefined || hashText(content) !== hash) return undefined;
    files.push({ name, content });
  }
  return files;
}

function filler({ base, prebuilt }: { base: string; prebuilt: Prebuilt }): (text: string) => string {
  const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
  // Node caches modules by path, so bundles with different content need different file names.
  const hash = hashOf([engineRoot(), base, prebuilt.engine, prebuilt.outputs]).slice(0, 8);
  return (text) =>
    text
      .replaceAll(placeholders.engine, () => escaped(engineRoot()))
      .replaceAll(placeholders.base, () => escaped(base))
      .replaceAll(placeholders.hash, hash);
}

/** The hash of a missing file is `''`, because a style sheet may import files that don't exist. */
export function hashInput(file: string): string {
  const content = readBytes(file);
  return content === undefined ? '' : hashText(content);
}

function readText(file: string): string | undefined {
  return readBytes(file)?.toString();
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
