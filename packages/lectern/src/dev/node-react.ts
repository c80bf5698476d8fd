import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'vite';
import { withOverflowErrors } from '../session/bundle/overflow-errors.js';
import { engineSource } from '../util/engine-paths.js';
import { packageFolder } from '../util/packages.js';

/**
 * Creates a Vite plug-in that makes Node load React for rendering, because Vite's module runner doesn't support
 * CommonJS. It replaces each module of React with a module that re-exports what Node loads.
 */
export function nodeReactPlugin(): Plugin {
  const folders = ['react', 'react-dom'].map((name) =>
    `${packageFolder({ name: name })}/`.replaceAll('\\', '/'),
  );
  return {
    name: 'lectern-node-react',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    load(id) {
      const [file = ''] = id.split('?');
      return folders.some((folder) => file.startsWith(folder)) ? standIn(file) : undefined;
    },
  };
}

function standIn(file: string): string {
  const require = createRequire(import.meta.url);
  if (/\/react-dom\/server\b/.test(file)) replaceStringRenderer(require);
  const exports = require(file) as Record<string, unknown>;
  const names = Object.keys(exports).filter((name) => name !== 'default');
  return [
    "import { createRequire } from 'node:module';",
    `import { withDefaultProps } from ${JSON.stringify(join(engineSource(), 'theme/default-props/with-default-props.ts'))};`,
    `const exported = withDefaultProps(createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(file)}));`,
    'export default exported;',
    ...names.map((name) => `export const ${name} = exported.${name};`),
  ].join('\n');
}

/** React's string renderer, modified by `withOverflowErrors`. */
class StringRenderer extends Module {}

/**
 * Replaces React's string renderer, and removes from the `require` cache all modules that have already loaded the
 * original renderer.
 */
function replaceStringRenderer(require: NodeJS.Require): void {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  const folder = packageFolder({ name: 'react-dom' });
  const file = join(folder, `cjs/react-dom-server-legacy.node.${mode}.js`);
  if (require.cache[file] instanceof StringRenderer) return;
  const module = new StringRenderer(file);
  const run = compileFunction(
    withOverflowErrors(readFileSync(file, 'utf8')),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    { filename: file },
  ) as (...given: unknown[]) => void;
  run(module.exports, createRequire(file), module, file, dirname(file));
  module.loaded = true;
  require.cache[file] = module;
  const entries = join(folder, 'server');
  for (const path of Object.keys(require.cache)) if (path.startsWith(entries)) delete require.cache[path];
}
