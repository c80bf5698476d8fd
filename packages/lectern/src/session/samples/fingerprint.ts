import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compareText } from '../../content/paths.js';
import { listFiles } from '../../content/source-files.js';
import { mapConcurrent } from '../../util/concurrent.js';
import { packageVersion } from '../../util/packages.js';
import type { SampleSetup } from './types.js';

// Part of the cache key. Increment the version when the checks or the execution of samples change.
const version = 1;

/**
 * Covers everything that a sample's result depends on, other than its code: the tools, the installed packages, and the
 * sources of the packages that samples import.
 */
export async function setupFingerprint({ siteDir, packages, ...setup }: SampleSetup): Promise<unknown[]> {
  const sources = await Promise.all([...new Set(Object.values(packages).map(packageDir))].map(sourcesOf));
  const single = [
    ...setup.declarations,
    ...(setup.tsconfig === undefined ? [] : configsAbove(setup.tsconfig)),
  ];
  const files = [...new Set([...sources.flat(), ...single, ...lockFiles(siteDir)])].sort(compareText);
  const hashes = await mapConcurrent({
    items: files.filter((file) => existsSync(file)),
    map: async (file) => [
      relative(siteDir, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ],
  });
  const names = Object.entries(packages).map(([name, file]) => [name, relative(siteDir, file)]);
  return [
    version,
    packageVersion({ name: 'typescript' }),
    process.versions.node.split('.')[0],
    names,
    hashes,
  ];
}

function packageDir(file: string): string {
  const dir = dirname(file);
  return existsSync(join(dir, 'package.json')) || dirname(dir) === dir ? dir : packageDir(dir);
}

async function sourcesOf(dir: string): Promise<string[]> {
  const files = await listFiles({
    dir,
    include: ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', 'package.json'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/coverage/**', '**/*.{test,spec}.{ts,tsx}'],
  });
  return files.map((file) => join(dir, file));
}

/** The file may extend a TypeScript configuration in its folder or in any parent folder. */
function configsAbove(file: string): string[] {
  return [
    file,
    ...above(dirname(file)).flatMap((dir) =>
      ['tsconfig.json', 'tsconfig.base.json'].map((name) => join(dir, name)),
    ),
  ];
}

function lockFiles(siteDir: string): string[] {
  const names = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
  return above(siteDir).flatMap((dir) => names.map((name) => join(dir, name)));
}

function above(dir: string): string[] {
  return dirname(dir) === dir ? [dir] : [dir, ...above(dirname(dir))];
}
