import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

const prefix = '\0lectern-commonjs:';
const compiledModule = /\bexports, ["']__esModule["']|\bexports\.__esModule\b/;

/**
 * The engine's files are ES modules. As in Node.js, their default import of compiled CommonJS would be the whole
 * `module.exports`.
 */
export function commonjsDefaults(): Plugin {
  return {
    name: 'lectern-commonjs-defaults',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]node_modules[\\/].+\.js$/ },
      handler(path, importer) {
        if (!isAbsolute(path) || importer?.startsWith(engineSource()) !== true) return undefined;
        if (!existsSync(path) || !compiledModule.test(readFileSync(path, 'utf8'))) return undefined;
        return prefix + path;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        const path = JSON.stringify(id.slice(prefix.length));
        return `import * as exported from ${path};\nexport * from ${path};\nexport default exported.default;\n`;
      },
    },
  };
}
