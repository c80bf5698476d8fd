import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

/** Components that surround all pages and that a site can replace, outermost first. */
const wrappers = ['@theme/Root', '@theme/Layout/Provider'];

/**
 * On the server, generates the list of the site's providers. Islands are separate React roots, so each of them needs
 * the contexts that `Root` provides in Docusaurus.
 */
export function siteProvidersPlugin({ onProvider }: { onProvider: (module: string) => void }): Plugin {
  const list = join(engineSource(), 'theme/site-providers.ts');
  return {
    name: 'lectern-site-providers',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    load: {
      filter: { id: /theme\/site-providers\.ts$/ },
      async handler(id) {
        if (id !== list) return undefined;
        const found = await Promise.all(wrappers.map(async (name) => (await this.resolve(name, id))?.id));
        const modules = found.flatMap((path) => path?.split('?')[0] ?? []);
        const own = modules.filter((path) => !path.startsWith(engineSource()));
        const provide = await Promise.all(own.map(async (path) => isProvider(await readFile(path, 'utf8'))));
        return listModule(own.filter((_, index) => provide[index] === true));
      },
    },
  };

  function listModule(modules: readonly string[]): string {
    for (const module of modules) onProvider(module);
    const imports = modules.map((path, index) => `import Provider${index} from ${JSON.stringify(path)};`);
    const entries = modules.map(
      (path, index) => `{ Component: Provider${index}, module: ${JSON.stringify(path)} }`,
    );
    return [...imports, `export const siteProviders = [${entries.join(', ')}];`].join('\n');
  }
}

/**
 * Returns whether a component provides a context. A `Root` that only has effects doesn't count, because each island
 * would run the effects again.
 */
function isProvider(source: string): boolean {
  return /Provider\b|\bcreateContext\b/.test(source);
}
