import { join } from 'node:path';
import { codeHash, packageVersion } from 'lectern/plugin';

/** The key changes when the code of the conversion changes, so old cached results aren't used. */
export function converterKey(): string[] {
  const folders = ['read', 'model'].map((folder) => join(import.meta.dirname, '..', folder));
  const parsers = ['@readme/openapi-parser', 'openapi-sampler'];
  return [codeHash(folders), ...parsers.map((name) => packageVersion({ name, from: import.meta.url }))];
}
