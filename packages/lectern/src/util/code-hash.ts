import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hashes the code in folders and their subfolders, without tests and type declarations. A plug-in that caches results
 * adds this hash to the cache key, so that results from older code aren't reused.
 */
export function codeHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(?:test|d)\.[cm]?[jt]sx?$/.test(file))
      .sort();
    for (const file of files) {
      const code = readFileSync(join(folder, file));
      hash.update(`${file}\n${code.length}\n`).update(code);
    }
  }
  return hash.digest('hex').slice(0, 32);
}
