import { join } from 'node:path';
import { codeHash, packageVersion } from 'lectern/plugin';

/**
 * Returns values that identify the version of the conversion code. They are part of each cache key, so cached results
 * are discarded when the code changes.
 */
export function converterKey(): string[] {
  const folders = ['read', 'model'].map((folder) => join(import.meta.dirname, '..', folder));
  const parsers = ['@readme/openapi-parser', 'openapi-sampler'];
  return [codeHash(folders), ...parsers.map((name) => packageVersion({ name, from: import.meta.url }))];
}
