import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { packageFolder } from '../util/packages.js';

/**
 * Makes Node load React for rendering in the dev server, because React's packages are CommonJS, which Vite's module
 * runner does not support. Every import of React resolves to a file of the engine's own copy, and this plug-in replaces
 * those files.
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
  const exports = createRequire(import.meta.url)(file) as Record<string, unknown>;
  const names = Object.keys(exports).filter((name) => name !== 'default');
  return [
    "import { createRequire } from 'node:module';",
    `const exported = createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(file)});`,
    'export default exported;',
    ...names.map((name) => `export const ${name} = exported.${name};`),
  ].join('\n');
}
