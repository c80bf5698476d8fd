import { dirname } from 'node:path';
import type { ConfigNote, Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import { moduleLoader, modulePath } from '../read/module-loader.js';
import { isObject, objectOf, textOf } from '../values.js';
import { clientModules } from './client-modules.js';
import { completeConfig } from './complete-config.js';
import { bodyTagsPlugin } from './html-tags.js';
import type { RanPlugin } from './run-plugin.js';
import { runPlugin } from './run-plugin.js';
import { validatedOptions } from './validated-options.js';

export type DocusaurusPluginFunction = (context: never, options: never) => unknown;

export interface DocusaurusPluginOptions {
  /** The absolute path of the site’s folder: `import.meta.dirname`. */
  siteDir: string;
  /** The plug-in: the name of a package, a path relative to the site’s folder, or the function itself. */
  plugin: string | DocusaurusPluginFunction;
  options?: unknown;
  /**
   * The configuration that the plug-in can read, such as `title`, `url`, `baseUrl`, `themeConfig`, and `customFields`.
   */
  siteConfig?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Runs the hooks of a Docusaurus plug-in that have an equivalent in Lectern: `injectHtmlTags`, `getClientModules`,
 * `configurePostCss`, the aliases and global constants of `configureWebpack`, `getThemePath`, `loadContent` with
 * `contentLoaded` for pages, and `postBuild`.
 * @returns Lectern plug-ins that are equivalent to the Docusaurus plug-in.
 * @throws Any error that the plug-in throws, or an error if the plug-in can't be found.
 * @example
 * plugins: [...(await docusaurusPlugin({ siteDir: import.meta.dirname, plugin: './src/plugins/banner.js' }))]
 */
export async function docusaurusPlugin(options: DocusaurusPluginOptions): Promise<Plugin[]> {
  return (await runAsPlugins({ ...options, at: 'plugins' })).plugins;
}

/** Runs a plug-in like `docusaurusPlugin`, and also returns notes on features that aren't supported. */
export async function runAsPlugins({
  siteDir,
  plugin,
  options = {},
  siteConfig = {},
  at,
}: DocusaurusPluginOptions & {
  at: string;
}): Promise<{ plugins: Plugin[]; notes: ConfigNote[]; isBlog: boolean }> {
  const exported = typeof plugin === 'string' ? exportsOf({ siteDir, plugin }) : [plugin];
  const make = exported.find((value) => typeof value === 'function');
  if (make === undefined) throw new Error(`${String(plugin)} exports no function.`);
  const input = {
    make: make as (...input: unknown[]) => unknown,
    options: isObject(options) ? validatedOptions({ exported, options }) : options,
    at,
    siteDir,
    pluginDir: typeof plugin === 'string' ? pluginFolder({ siteDir, plugin }) : siteDir,
  };
  const ran = await runPlugin({ ...input, written: siteConfig }).catch((error: unknown) => {
    // Loading Docusaurus takes half a second, and few plug-ins read the defaults.
    const complete = completeConfig({ siteDir, written: siteConfig });
    if (complete === undefined) throw error;
    return runPlugin({ ...input, written: complete });
  });
  if (ran === undefined) return { plugins: [], notes: [], isBlog: false };
  const plugins = pluginsFrom({ ran, siteDir, id: textOf(objectOf(options).id) });
  return { plugins, notes: ran.notes, isBlog: ran.isBlog };
}

/** The plug-in may be any of the returned values, depending on how the module was compiled. */
function exportsOf({ siteDir, plugin }: { siteDir: string; plugin: string }): unknown[] {
  const exported = moduleLoader({ siteDir })(plugin);
  return [exported, objectOf(exported).default, objectOf(objectOf(exported).default).default];
}

/** The plug-in's relative paths refer to the returned folder. */
function pluginFolder({ siteDir, plugin }: { siteDir: string; plugin: string }): string {
  try {
    return dirname(modulePath({ siteDir, specifier: plugin }));
  } catch {
    return siteDir;
  }
}

function pluginsFrom({
  ran,
  siteDir,
  id,
}: {
  ran: RanPlugin;
  siteDir: string;
  id: string | undefined;
}): Plugin[] {
  const { head, bodyStart, bodyEnd, aliases, define, postcssPlugins, routes, postBuild } = ran;
  const name = slug(`docusaurus-${ran.name}${id === undefined || id === 'default' ? '' : `-${id}`}`);
  const client = clientModules({ siteDir, modules: ran.clientModules });
  const needsBundler = Object.keys({ ...aliases, ...define }).length > 0 || postcssPlugins.length > 0;
  const main = definePlugin({
    name,
    ...(head.length === 0 ? {} : { headTags: head }),
    ...(client.scripts === undefined ? {} : { scripts: client.scripts }),
    ...(client.styles === undefined ? {} : { styles: client.styles }),
    ...(ran.globalData === undefined
      ? {}
      : { globalData: { [ran.name]: { [id ?? 'default']: ran.globalData as object } } }),
    ...(needsBundler ? { bundler: { aliases, define, postcssPlugins } } : {}),
    ...(routes.length === 0
      ? {}
      : {
          read: () => ({
            pages: routes.map((route) => ({ kind: 'component-page' as const, source: name, ...route })),
          }),
        }),
    ...(postBuild === undefined ? {} : { transformOutput: postBuildHook(postBuild) }),
  });
  return [
    ...(Object.keys(main).length === 1 ? [] : [main]),
    ...(bodyStart + bodyEnd === '' ? [] : [bodyTagsPlugin({ name: `${name}-body`, bodyStart, bodyEnd })]),
  ];
}

function postBuildHook(
  postBuild: NonNullable<RanPlugin['postBuild']>,
): NonNullable<Plugin['transformOutput']> {
  return async (input) => {
    await postBuild(input);
    return {};
  };
}

function slug(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
