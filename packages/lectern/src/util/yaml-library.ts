import { createRequire } from 'node:module';

/** Most sites don't need the YAML library to start, so it is loaded on first use. */
export function yamlLibrary(): typeof import('yaml') {
  return createRequire(import.meta.url)('yaml') as typeof import('yaml');
}
