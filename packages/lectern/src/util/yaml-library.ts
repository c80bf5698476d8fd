import { createRequire } from 'node:module';

/** Loads the YAML library on first use, because most sites don't need it to start. */
export function yamlLibrary(): typeof import('yaml') {
  return createRequire(import.meta.url)('yaml') as typeof import('yaml');
}
