import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { packageFolder } from '../util/packages.js';

/**
 * Uses Node's React for rendering in the dev server, because React's packages are CommonJS, which Vite's module
 * runner does not support. The modules replace files of the engine's own copy, which every import of React resolves
 * to.
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
