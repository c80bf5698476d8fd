import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'vite';
import { withOverflowErrors } from '../session/bundle/overflow-errors.js';
import { listedContexts } from '../util/context-list.js';
import { engineSource } from '../util/engine-paths.js';
import { packageFolder } from '../util/packages.js';

/** Makes Node load React for rendering, because Vite's module runner doesn't support CommonJS. */
export function nodeReactPlugin(): Plugin {
  const folders = ['react', 'react-dom'].map((name) =>
    `${packageFolder({ name: name })}/`.replaceAll('\\', '/'),
  );
  registerContexts();
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

interface CreateContext {
  (value: unknown): unknown;
  /** The function without registration, for the engine's own contexts. */
  original?: CreateContext;
}

/** Like `session/bundle/registered-contexts.ts`, but for packages that Node loads. */
function registerContexts(): void {
  const react = createRequire(import.meta.url)('react') as { createContext: CreateContext };
  const { createContext: original } = react;
  if (original.original !== undefined) return;
  const createContext = (value: unknown): unknown => {
    const context = original(value);
    listedContexts().push(context);
    return context;
  };
  react.createContext = Object.assign(createContext, { original });
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
    ...names.map((name) => `export const ${name} = exported.${name}?.original ?? exported.${name};`),
  ].join('\n');
}

/** React's string renderer, as modified by `withOverflowErrors`. */
class StringRenderer extends Module {}

/** Also removes modules that have loaded the original renderer from the `require` cache. */
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
