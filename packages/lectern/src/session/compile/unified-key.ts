import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { UnifiedPlugins } from '../../markdown/unified/types.js';
import { unifiedLists } from '../../markdown/unified/types.js';
import { listFiles } from '../../util/files.js';
import { hashOf, hashText } from '../../util/hash.js';
import { packageVersion } from '../../util/packages.js';

const lockFiles = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
  'node_modules/.yarn-integrity',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
];

/**
 * Covers everything that a site's remark and rehype plug-ins depend on: their options, the configuration's modules,
 * installed packages, and linked packages that someone may be editing.
 */
export function unifiedKey({
  siteDir,
  configFiles,
  plugins,
  packages,
}: {
  siteDir: string;
  configFiles: readonly string[];
  plugins: readonly UnifiedPlugins[];
  packages: readonly string[];
}): string {
  const modules = configFiles.map((file) => [file, readSafely(file)] as const);
  return hashOf([
    packages.map((name) => packageVersion({ name })),
    modules.map(([file, text]) => [file, hashText(text)]),
    plugins.map((lists) => unifiedLists.map((list) => textOf(lists[list]))),
    installedState(siteDir),
    [...new Set(modules.flatMap(([, text]) => importedPackages(text)))].map((name) =>
      linkedState({ siteDir, name }),
    ),
  ]);
}

/** Functions and regular expressions become strings, because JSON can't represent them. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'function' || part instanceof RegExp ? String(part) : part,
    ) ?? ''
  );
}

function installedState(siteDir: string): string {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const found = lockFiles.map((name) => join(folder, name)).filter((file) => existsSync(file));
    if (found.length > 0) return hashOf(found.map((file) => hashText(readSafely(file))));
    if (folder === dirname(folder)) return '';
  }
}

function importedPackages(text: string): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"]+)['"]/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    const [name] = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*/i.exec(specifier) ?? [];
    // Skip the engine. Every key already includes a hash of the engine's files.
    return name === undefined || name === 'lectern' ? [] : [name];
  });
}

/**
 * The lock file contains the versions of installed packages, so their names are enough. A workspace package may change
 * without a new version, so its files are hashed.
 */
function linkedState({ siteDir, name }: { siteDir: string; name: string }): unknown {
  for (let folder = siteDir; folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (!existsSync(path)) continue;
    const real = realpathSync(path);
    if (real.includes(`${sep}node_modules${sep}`)) return name;
    const files = listFiles(real).filter((file) => !file.includes('node_modules'));
    return files.map((file) => {
      const { mtimeMs, size } = statSync(join(real, file));
      return [file, mtimeMs, size];
    });
  }
  return name;
}

function readSafely(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
