import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { engineRoot } from '../util/engine-paths.js';
import { packageVersion } from '../util/packages.js';

/**
 * A changed engine gets a new hash even with the same version number. Importing this module computes the hash, so
 * import it on demand.
 */
export const engineVersion = hashEngine();

function hashEngine(): string {
  const root = engineRoot();
  const hash = createHash('sha256').update(process.version);
  // This folder contains the bundled engine, its compiled files, or, in tests, its source code. Theme components are
  // hashed separately, with the site's bundle.
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
