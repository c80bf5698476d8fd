import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

const standIn = '\0lectern-sucrase';

/**
 * Rendering takes `sucrase` for live examples alone, and would load half a megabyte for every page of every site: it is
 * left out of the bundle, and loaded by the first example.
 */
export function sucraseLater(): Plugin {
  return {
    name: 'lectern-sucrase-later',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'sucrase' && importer?.startsWith(engineSource()) ? standIn : undefined,
    load: (id) =>
      id === standIn
        ? [
            "import { createRequire } from 'node:module';",
            `const sucrase = () => createRequire(${JSON.stringify(import.meta.url)})('sucrase');`,
            'export const transform = (...given) => sucrase().transform(...given);',
            'export const getFormattedTokens = (...given) => sucrase().getFormattedTokens(...given);',
          ].join('\n')
        : undefined,
  };
}
