import { join } from 'node:path';
import type { ConfigNote } from 'lectern/plugin';
import type { Loose } from '../values.js';
import { isObject, listOf, objectOf, textOf } from '../values.js';
import type { AddedContent } from './content-loaded.js';
import { addedRoutes } from './content-loaded.js';
import type { HtmlTags } from './html-tags.js';
import { htmlTagsOf } from './html-tags.js';

/** The result of running a Docusaurus plug-in. */
export interface RanPlugin extends HtmlTags, AddedContent {
  /** Its name in messages and in the data of its pages. */
  name: string;
  clientModules: string[];
  aliases: Record<string, string>;
  postcssPlugins: readonly unknown[];
  notes: ConfigNote[];
}

interface Input {
  /** The function that creates the plug-in. */
  make: (context: Loose, options: unknown) => unknown;
  options: unknown;
  /** Where it is in the configuration. */
  at: string;
  siteDir: string;
  /** The configuration of the site. */
  written: Loose;
}

/**
 * Runs a plug-in of Docusaurus as far as its hooks have a meaning here: elements for pages, client modules, aliases,
 * PostCSS plug-ins, and pages. Its other hooks are noted.
 * @throws what the plug-in throws.
 */
export async function runPlugin({
  make,
  options,
  at,
  siteDir,
  written,
}: Input): Promise<RanPlugin | undefined> {
  const context = contextOf({ siteDir, written });
  const plugin = await make(context, options);
  if (!isObject(plugin)) return undefined;
  const call = async (hook: string, ...input: unknown[]): Promise<unknown> => {
    const value = plugin[hook];
    return typeof value === 'function' ? await (value.apply(plugin, input) as unknown) : undefined;
  };
  const name = textOf(plugin.name) ?? at;
  const content = await call('loadContent');
  const tags = htmlTagsOf(await call('injectHtmlTags', { content }));
  const added: AddedContent =
    typeof plugin.contentLoaded === 'function'
      ? await addedRoutes({ contentLoaded: (input) => call('contentLoaded', input), content, siteDir, name })
      : { routes: [] };
  const notes = unusedHooks({ plugin, name, at });
  return {
    name,
    ...tags,
    clientModules: listOf(await call('getClientModules')).filter((path) => typeof path === 'string'),
    aliases: aliasesOf(await webpackOf(call)),
    postcssPlugins: listOf(objectOf(await call('configurePostCss', { plugins: [] })).plugins),
    ...added,
    notes,
  };
}

/** Some plug-ins inspect webpack's rules and plug-ins, which are empty here. */
function webpackOf(call: (hook: string, ...input: unknown[]) => Promise<unknown>): Promise<unknown> {
  const config = { module: { rules: [] }, plugins: [], resolve: { alias: {} }, entry: {}, output: {} };
  const utils = {
    currentBundler: { name: 'webpack', instance: {} },
    getStyleLoaders: () => [],
    getJSLoader: () => ({}),
  };
  return call('configureWebpack', config, false, utils, undefined).catch(() => undefined);
}

function aliasesOf(config: unknown): Record<string, string> {
  const { alias } = objectOf(objectOf(config).resolve);
  return Object.fromEntries(
    Object.entries(objectOf(alias)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The context passed to a plug-in. */
function contextOf({ siteDir, written }: { siteDir: string; written: Loose }): Loose {
  const { defaultLocale = 'en', locales = ['en'], localeConfigs = {} } = objectOf(written.i18n);
  return {
    siteDir,
    siteConfig: { themeConfig: {}, customFields: {}, presets: [], plugins: [], themes: [], ...written },
    siteConfigPath: join(siteDir, 'docusaurus.config.js'),
    outDir: join(siteDir, 'build'),
    generatedFilesDir: join(siteDir, '.docusaurus'),
    baseUrl: written.baseUrl ?? '/',
    localizationDir: join(siteDir, 'i18n', String(defaultLocale)),
    i18n: { defaultLocale, locales, localeConfigs, currentLocale: defaultLocale, path: 'i18n' },
    codeTranslations: {},
  };
}

const reasons: Readonly<Record<string, { why: string; instead: string }>> = {
  postBuild: {
    why: 'writes to the output folder (postBuild).',
    instead: 'Rewrite it as a Lectern plug-in with `postBuild`, or run it after the build.',
  },
  getThemePath: {
    why: 'provides theme components (getThemePath).',
    instead: 'Copy the components you use to src/theme.',
  },
  extendCli: { why: 'adds commands (extendCli).', instead: 'Run them with docusaurus.' },
  translateContent: { why: 'translates its content (translateContent).', instead: 'Nothing.' },
};

function unusedHooks({ plugin, name, at }: { plugin: Loose; name: string; at: string }): ConfigNote[] {
  return ['postBuild', 'getThemePath', 'extendCli', 'translateContent']
    .filter((hook) => typeof plugin[hook] === 'function')
    .map((hook) => noteOf({ hook, name, at }));
}

function noteOf({ hook, name, at }: { hook: string; name: string; at: string }): ConfigNote {
  const { why = `uses ${hook}.`, instead = 'Nothing.' } = reasons[hook] ?? {};
  return { key: `${at}.${hook}`, why: `The plug-in ${name} ${why}`, instead };
}
