import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import { parseModule } from '../../util/parse-js.js';
import { optimizedModule } from './optimized-modules.js';

/**
 * Supports `defaultProps`, which React 19 ignores for function components. Only bundles with a module that sets
 * `defaultProps` contain the supporting code.
 */
export function defaultProps({ mode }: { mode: 'development' | 'production' }): Plugin {
  const module = join(
    engineSource(),
    'theme/default-props',
    mode === 'development' ? 'development.ts' : 'index.ts',
  );
  return {
    name: 'lectern-default-props',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(?:\?|$)/, exclude: optimizedModule },
        code: /\.defaultProps\s*=[^=]/,
      },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(engineSource())) return undefined;
        return { code: withImport({ file, source, module }), map: null };
      },
    },
  };
}

/** Adds an import at the end of a module, where it changes neither directives nor line numbers. */
export function withImport({
  file,
  source,
  module,
}: {
  file: string;
  source: string;
  module: string;
}): string {
  const isModule = parseModule({ file, source }).some(({ type }) => /^(?:Import|Export)/.test(type));
  const specifier = JSON.stringify(module);
  return `${source}\n${isModule ? `import ${specifier};` : `require(${specifier});`}\n`;
}
