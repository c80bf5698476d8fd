import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

const standIn = '\0lectern-sucrase';

/**
 * Only live examples need `sucrase`, which is half a megabyte: it is excluded from the bundle, and loaded with the
 * first example.
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
