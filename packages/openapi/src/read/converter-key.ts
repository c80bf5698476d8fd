import { join } from 'node:path';
import { codeHash, packageVersion } from 'lectern/plugin';

/** Returns values that identify the code for converting documents. Each cache key contains them. */
export function converterKey(): string[] {
  const folders = ['read', 'model'].map((folder) => join(import.meta.dirname, '..', folder));
  const parsers = ['@readme/openapi-parser', 'openapi-sampler'];
  return [codeHash(folders), ...parsers.map((name) => packageVersion({ name, from: import.meta.url }))];
}
