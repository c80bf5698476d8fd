import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import type { BrowserNeed } from './browser-need.js';
import { browserNeed } from './browser-need.js';
import { analyzeModule } from './island-exports.js';
import { isPluginModule } from './plugin-package.js';
import { readsChildren } from './reads-children.js';

const original = '?lectern-original';
const originalModule = /\?lectern-original$/;
const script = /^[^?]*\.[jt]sx?(?:\?|$)/;

/**
 * Matches code that runs before a reader interacts with the component, for example to fetch data or to read the
 * window's size. Docusaurus runs such code once the page has loaded.
 */
const runsByItself =
  /\buse(?:Layout)?Effect\b|\bcomponentDidMount\b|\buseSyncExternalStore\b|\bBrowserOnly\b|\buseIsBrowser\b|\buseWindowSize\b/;

function momentOf({
  source,
  isIsland,
  isAuto,
}: {
  source: string;
  isIsland: boolean;
  isAuto: boolean;
}): 'idle' | 'visible' {
  if (!isAuto || /^\s*(['"])use client\1/m.test(source)) return 'visible';
  // If `isIsland` is false, the module is an island only because of code that it imports, which may run by itself.
  return !isIsland || runsByItself.test(source) ? 'idle' : 'visible';
}

interface Filter {
  id: { include: RegExp; exclude: RegExp };
  code?: string;
}

interface Options {
  siteDir: string;
  auto: boolean;
  onIsland: (module: string) => void;
}

/**
 * On the server, wraps each exported component of a module that needs the browser as an island. In the browser, the
 * module isn't changed.
 */
export function islandsPlugin({ siteDir, auto, onIsland }: Options): Plugin[] {
  const wrapper = join(engineSource(), 'theme/island.tsx');
  const isOwnModule = (file: string): boolean =>
    file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/') && !file.startsWith(engineSource());
  const transform = (filter: Filter, { isOwn }: { isOwn: boolean }): Plugin['transform'] => ({
    filter,
    async handler(source, id) {
      const [file = ''] = id.split('?');
      if (isOwn !== isOwnModule(file)) return undefined;
      if (file.includes('/node_modules/') && !isPluginModule(file)) return undefined;
      const isAuto = auto && isOwn;
      const analysis = analyzeModule({ file, source, auto: isAuto });
      const { exports, components, isIsland, rendersProvider } = analysis;
      if (components.length === 0) return undefined;
      const resolve = async (specifier: string, importer: string) =>
        (await this.resolve(specifier, importer))?.id;
      const need = await browserNeed({ siteDir, file, source, analysis, isAuto, resolve });
      if (need === undefined) return undefined;
      onIsland(file);
      return {
        code: proxyModule({
          file,
          components,
          hydrate: momentOf({ source, isIsland: isIsland || need !== 'always', isAuto }),
          hasDefault: exports.includes('default'),
          readsChildren: readsChildren({ file, source }),
          need,
          rendersProvider,
          wrapper,
        }),
        map: null,
      };
    },
  });
  const onServer: Pick<Plugin, 'enforce' | 'applyToEnvironment'> = {
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
  };
  const own = new RegExp(`^${escaped(`${siteDir}/`)}[^?]*\\.[jt]sx?(?:\\?|$)`);
  return [
    {
      name: 'lectern-islands',
      ...onServer,
      // Without this hook, Vite can't find a module in a folder whose name contains "#".
      resolveId: { filter: { id: originalModule }, handler: (id) => id },
      load: {
        filter: { id: originalModule },
        handler: (id) => readFile(id.slice(0, -original.length), 'utf8'),
      },
      transform: transform({ id: { include: own, exclude: originalModule } }, { isOwn: true }),
    },
    // Few modules in packages contain `'use client'`. The bundler's filter finds them much faster than the handler
    // would.
    {
      name: 'lectern-islands-of-packages',
      ...onServer,
      transform: transform(
        { id: { include: script, exclude: originalModule }, code: 'use client' },
        { isOwn: false },
      ),
    },
  ];
}

function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

function proxyModule({
  file,
  components,
  hydrate,
  hasDefault,
  readsChildren,
  need,
  rendersProvider,
  wrapper,
}: {
  file: string;
  components: readonly string[];
  hydrate: 'idle' | 'visible';
  hasDefault: boolean;
  readsChildren: boolean;
  need: BrowserNeed;
  rendersProvider: boolean;
  wrapper: string;
}): string {
  const lines = components.map((name, index) => {
    const key = JSON.stringify(name);
    return `const export${index} = wrap(original[${key}], ${key});\nexport { export${index} as ${name} };`;
  });
  return [
    `import { island } from ${JSON.stringify(wrapper)};`,
    `import * as original from ${JSON.stringify(file + original)};`,
    // The named exports below override exports with the same name from the original module.
    `export * from ${JSON.stringify(file + original)};`,
    ...(components.includes('default') || !hasDefault
      ? []
      : [`export { default } from ${JSON.stringify(file + original)};`]),
    `const options = { module: ${JSON.stringify(file)}, hydrate: original.hydrate ?? ${JSON.stringify(hydrate)}, readsChildren: ${readsChildren}, need: ${JSON.stringify(need)}, rendersProvider: ${rendersProvider}, isOfEngine: ${file.startsWith(engineSource())} };`,
    // Contexts have a `$$typeof`, too. Unlike components, they have a `Provider`.
    "const isComponent = (value) => typeof value === 'function' || (value?.$$typeof !== undefined && value.Provider === undefined);",
    'const wrap = (value, name) => (isComponent(value) ? island(value, { ...options, name }) : value);',
    ...lines,
  ].join('\n');
}
