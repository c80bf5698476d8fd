import { join } from 'node:path';
import type { Loose } from '../values.js';
import { isObject, listOf, objectOf } from '../values.js';
import { generatedFolder } from './content-loaded.js';

export interface WebpackSettings {
  aliases: Record<string, string>;
  define: Record<string, string>;
}

/** Returns the settings of a plug-in's `configureWebpack` that have an equivalent in Lectern. */
export async function webpackSettings({
  call,
  siteDir,
}: {
  call: (hook: string, ...input: unknown[]) => Promise<unknown>;
  siteDir: string;
}): Promise<WebpackSettings> {
  // The lists of rules and plug-ins exist but are empty, because some plug-ins read them.
  const alias = { '@site': siteDir, '@generated': join(siteDir, generatedFolder) };
  const config = { module: { rules: [] }, plugins: [], resolve: { alias }, entry: {}, output: {} };
  const utils = {
    currentBundler: { name: 'webpack', instance: bundler },
    getStyleLoaders: () => [],
    getJSLoader: () => ({}),
  };
  const changed = objectOf(
    await call('configureWebpack', config, false, utils, undefined).catch(() => undefined),
  );
  return {
    aliases: aliasesOf(objectOf(changed.resolve).alias),
    define: Object.assign({}, ...listOf(changed.plugins).map(definitionsOf)) as Record<string, string>,
  };
}

/** Stands in for webpack: each of its plug-ins can be constructed, but only `DefinePlugin` has an effect. */
const bundler = new Proxy(
  {},
  {
    get: (_, name) =>
      name === 'DefinePlugin'
        ? class DefinePlugin {
            constructor(readonly definitions: unknown) {}
          }
        : class OtherPlugin {},
  },
);

/** Aliases of React are left out: a site and Lectern's theme must share one copy. */
function aliasesOf(alias: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectOf(alias)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !/^react(?:-dom)?(?:$|[$/])/.test(entry[0]),
    ),
  );
}

/** webpack's own `DefinePlugin` has the same property. */
function definitionsOf(plugin: unknown): Record<string, string> {
  if (!isObject(plugin) || plugin.constructor.name !== 'DefinePlugin') return {};
  return Object.fromEntries(flatten({ values: objectOf(plugin.definitions), prefix: '' }));
}

function flatten({ values, prefix }: { values: Loose; prefix: string }): [string, string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const name = prefix + key;
    // webpack inserts a string as code.
    if (typeof value === 'string') return [[name, value]];
    if (isObject(value)) return flatten({ values: value, prefix: `${name}.` });
    return value === undefined || typeof value === 'function' ? [] : [[name, JSON.stringify(value)]];
  });
}
