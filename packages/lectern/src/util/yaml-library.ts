import { createRequire } from 'node:module';

/** The YAML library, loaded when a text needs it: most sites begin without. */
export function yamlLibrary(): typeof import('yaml') {
  return createRequire(import.meta.url)('yaml') as typeof import('yaml');
}
