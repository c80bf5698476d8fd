import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

const standIn = '\0lectern-sucrase';

/**
 * Loads `sucrase` when the first live example is rendered. The package is half a megabyte, and only live examples need
 * it.
 */
export function sucraseLater(): Plugin {
  return {
    name: 'lectern-sucrase-later',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^sucrase$/ },
      handler: (_, importer) => (importer?.startsWith(engineSource()) ? standIn : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${standIn}$`) },
      handler: () =>
        [
          "import { createRequire } from 'node:module';",
          `const sucrase = () => createRequire(${JSON.stringify(fileURLToPath(import.meta.url))})('sucrase');`,
          'export const transform = (...given) => sucrase().transform(...given);',
          'export const getFormattedTokens = (...given) => sucrase().getFormattedTokens(...given);',
        ].join('\n'),
    },
  };
}
