import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

const wrappers = [
  '@theme/Root',
  '@theme/Layout/Provider',
  '@theme/Layout',
  '@theme/DocItem',
  '@theme/DocItem/Layout',
  '@theme-article/DocItem/Content',
];

/** On the server, tells the theme whether the site has its own components around documents. */
export function siteWrappersPlugin(): Plugin {
  const module = join(engineSource(), 'theme/site-wrappers.ts');
  return {
    name: 'lectern-site-wrappers',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    load: {
      filter: { id: /theme\/site-wrappers\.ts$/ },
      async handler(id) {
        if (id !== module) return undefined;
        const found = await Promise.all(wrappers.map(async (name) => (await this.resolve(name, id))?.id));
        const hasOwn = found.some((path) => path !== undefined && !path.startsWith(engineSource()));
        return `export const hasOwnWrappers = ${hasOwn};`;
      },
    },
  };
}
