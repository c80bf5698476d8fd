import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { engineRoot } from '../util/engine-paths.js';
import { packageVersion } from '../util/packages.js';

/**
 * Hash of the running engine's files, the versions of its dependencies, and the version of Node. So results from a
 * different engine are never reused, even from a working copy with the same version number. The hash is computed once
 * in each process, because a process keeps running the code that it has loaded. Import this module only when the hash
 * is needed.
 */
export const engineVersion = hashEngine();

function hashEngine(): string {
  const root = engineRoot();
  const hash = createHash('sha256').update(process.version);
  // The folder of the running code: bundled or compiled code or, in tests, the source code. The parts of the theme that
  // a site uses are hashed with the site's bundle.
  const folder = resolve(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.(?:test|d)\.[jt]sx?$/.test(file))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) hash.update(`${name}@${packageVersion({ name })}`);
  return hash.digest('hex').slice(0, 32);
}
