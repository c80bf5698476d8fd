import { join } from 'node:path';
import { codeHash, packageVersion } from 'lectern/plugin';

/** Identifies the code that converts a document. This is part of each cache key. */
export function converterKey(): string[] {
  const folders = ['read', 'model'].map((folder) => join(import.meta.dirname, '..', folder));
  const parsers = ['@readme/openapi-parser', 'openapi-sampler'];
  return [codeHash(folders), ...parsers.map((name) => packageVersion({ name, from: import.meta.url }))];
}
