import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

export const serverEntryId = 'virtual:lectern/server';
const entry = new RegExp(`^\0?${serverEntryId}$`);

interface Options {
  modules: ReadonlyMap<string, string>;
  customCss: readonly string[];
}

export function serverEntryPlugin({ modules, customCss }: Options): Plugin {
  return {
    name: 'lectern-server-entry',
    resolveId: { filter: { id: entry }, handler: () => `\0${serverEntryId}` },
    load: { filter: { id: entry }, handler: () => serverEntrySource({ modules, customCss }) },
  };
}

function serverEntrySource({ modules, customCss }: Options): string {
  const styles = [join(engineSource(), 'theme/styles/index.css'), ...customCss];
  return [
    ...styles.map((file) => `import ${JSON.stringify(file)};`),
    `export { theme } from ${JSON.stringify(join(engineSource(), 'theme/server.tsx'))};`,
    'export const modules = {',
    ...[...modules].map(([key, path]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(path)}),`),
    '};',
  ].join('\n');
}
