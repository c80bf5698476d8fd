import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { engineRoot, packageFolder } from '../bundle/paths.js';

/**
 * Hash of the engine's own files, of the versions of what it depends on, and of Node: what another engine has made is
 * never reused, not even that of a working copy of the same version.
 */
export function engineVersion(): string {
  const root = engineRoot();
  const hash = createHash('sha256').update(process.version);
  // What runs (compiled, or the source in tests), and what is bundled from source.
  const folders = [resolve(import.meta.dirname, '../..'), join(root, 'src/theme'), join(root, 'src/client')];
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|css|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/\.(?:test|d)\.[jt]sx?$/.test(file))
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  const { dependencies } = readPackage(root);
  for (const name of Object.keys(dependencies)) hash.update(`${name}@${versionOf(name)}`);
  return hash.digest('hex').slice(0, 32);
}

/** A package that is not installed is no reason to fail: whoever needs it will say so. */
function versionOf(name: string): string {
  try {
    return readPackage(packageFolder(name)).version;
  } catch {
    return '';
  }
}

function readPackage(folder: string): { version: string; dependencies: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
}
