import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Cache } from 'lectern/plugin';
import { codeHash, isFile, listFiles, mapConcurrent, packageVersion } from 'lectern/plugin';
import { convertApart } from './convert-apart.js';
import type { PackageInput, PackageModel } from './convert-package.js';

interface Options extends PackageInput {
  /** The time limit, in seconds of processor time. */
  seconds: number;
  cache: Cache | undefined;
}

/**
 * The model is cached by a hash of its inputs, so TypeDoc and the compiler are loaded only if the package has changed.
 */
export async function readPackage({ cache, ...input }: Options): Promise<PackageModel> {
  if (cache === undefined) return convert(input);
  try {
    return await cache.get({
      step: 'typedoc',
      key: await keyOf(input),
      make: async () => {
        const model = await convert(input);
        if (model.project === undefined) throw new NotConverted(model);
        return model;
      },
    });
  } catch (error) {
    if (error instanceof NotConverted) return error.model;
    throw error;
  }
}

/**
 * Thrown because a failure must not be cached: its cause may be fixed in a dependency, which the cache key doesn't
 * cover.
 */
class NotConverted extends Error {
  readonly model: PackageModel;

  constructor(model: PackageModel) {
    super('The package failed to convert.');
    this.model = model;
  }
}

/** Hashes this plug-in's code, the versions of tools, and all files that the compiler may read, except dependencies. */
async function keyOf({ packageDir, entryPoints, tsconfig }: PackageInput): Promise<unknown[]> {
  const entries = entryPoints.map((file) => relative(packageDir, file));
  const generated = ['dist', 'coverage'].filter(
    (folder) => !entries.some((file) => file.split(sep).includes(folder)),
  );
  const sources = await listFiles({
    dir: packageDir,
    include: ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,json}'],
    exclude: [
      '**/node_modules/**',
      ...generated.map((folder) => `**/${folder}/**`),
      '**/*.{test,spec}.{ts,tsx,js,jsx}',
    ],
  });
  const files = [...sources.map((file) => join(packageDir, file)), tsconfig, ...sharedConfigs(packageDir)];
  const hashes = await mapConcurrent({
    items: [...new Set(files)].filter(isFile),
    map: async (file) => [
      relative(packageDir, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ],
  });
  return [
    codeHash([join(import.meta.dirname, '..')]),
    packageVersion({ name: 'typedoc', from: import.meta.url }),
    packageVersion({ name: 'typescript', from: import.meta.url }),
    entries,
    hashes,
  ];
}

/** The package's `tsconfig` may extend configurations in parent folders. */
function sharedConfigs(packageDir: string): string[] {
  const parent = dirname(packageDir);
  const here = ['tsconfig.json', 'tsconfig.base.json'].map((name) => join(packageDir, name));
  return parent === packageDir ? here : [...here, ...sharedConfigs(parent)];
}

async function convert({ seconds, ...input }: PackageInput & { seconds: number }): Promise<PackageModel> {
  // When tests run the TypeScript source, there is no compiled script for another process, so the package is converted
  // in this process.
  if (import.meta.url.endsWith('.ts')) return (await import('./convert-package.js')).convertPackage(input);
  return convertApart({ input, seconds });
}
