import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Jiti } from 'jiti';
import { createJiti } from 'jiti';
import { isObject } from '../values.js';

interface Input {
  siteDir: string;
  path: string;
}

export interface RunModule {
  exported: unknown;
  dependencies: string[];
  missing: string[];
  load: (specifier: string) => unknown;
  resolve: (specifier: string) => string;
}

/** The relative path is valid from both `src/read/` and `dist/read/`. */
const standIn = fileURLToPath(new URL('../../src/read/missing-package.cjs', import.meta.url));

/** Each attempt replaces one more missing package. Sites import far fewer than 60 missing packages. */
const attempts = 60;

/**
 * Runs a module as Docusaurus does, which allows ES modules, CommonJS, and TypeScript in one file. Missing packages are
 * replaced, so a site runs without Docusaurus.
 * @throws Any error that the module throws.
 */
export async function runModule({ siteDir, path }: Input): Promise<RunModule> {
  const missing = new Set<string>();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const alias = Object.fromEntries([...missing].map((name) => [name, standInFor(name)]));
    const jiti = createJiti(siteDir, { alias, fsCache: false, moduleCache: true });
    // Modules in the cache would hide edits.
    for (const file of ownFiles({ siteDir, cache: jiti.cache })) delete jiti.cache[file];
    try {
      const exported = defaultOf(await load({ jiti, path }));
      const files = ownFiles({ siteDir, cache: jiti.cache });
      const locate = (specifier: string) =>
        specifier.startsWith('.') ? join(siteDir, specifier) : specifier;
      return {
        exported,
        dependencies: [...new Set([path, ...files])],
        missing: [...missing],
        load: (specifier) => jiti(locate(specifier)),
        resolve: (specifier) => fileURLToPath(jiti.esmResolve(locate(specifier))),
      };
    } catch (error) {
      const name = missingPackage(error);
      if (name === undefined || missing.has(name)) throw error;
      missing.add(name);
    }
  }
  throw new Error(
    `${path} imports too many packages that are not installed. Run npm install in the site folder.`,
  );
}

/** The path contains the package's name, because configurations refer to plug-ins with `require.resolve`. */
function standInFor(name: string): string {
  const folder = join(tmpdir(), 'lectern-missing-packages/node_modules', name);
  const file = join(folder, 'index.cjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `module.exports = require(${JSON.stringify(standIn)});\n`);
  return file;
}

/**
 * Uses `import()` only for a module with a top-level await: Node never evicts an imported module from its cache, so
 * later edits would have no effect.
 */
async function load({ jiti, path }: { jiti: Jiti; path: string }): Promise<unknown> {
  try {
    return await Promise.resolve(jiti(path));
  } catch (error) {
    if (!(error instanceof SyntaxError) || !/await/.test(error.message)) throw error;
    return await jiti.import(path);
  }
}

function defaultOf(module: unknown): unknown {
  return isObject(module) && 'default' in module ? module.default : module;
}

function ownFiles({ siteDir, cache }: { siteDir: string; cache: Record<string, unknown> }): string[] {
  return Object.keys(cache).filter(
    (file) => file.startsWith(siteDir + sep) && !file.includes(`${sep}node_modules${sep}`),
  );
}

function missingPackage(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : '';
  const name = /Cannot find (?:module|package) ['"]([^'"]+)['"]/.exec(text)?.[1];
  // The missing module may be a file in a replaced package. The error then names a path in the replacement.
  const inside = /lectern-missing-packages\/node_modules\/(.+)/.exec(name ?? '')?.[1];
  if (inside !== undefined) return inside.replace('/index.cjs', '');
  return name === undefined || /^(?:[./]|file:|[A-Za-z]:[\\/])/.test(name) ? undefined : name;
}
