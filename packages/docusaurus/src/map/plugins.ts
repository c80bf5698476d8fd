import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadTag } from 'lectern/plugin';
import type { Note } from '../notes.js';
import type { DocusaurusPluginFunction } from '../run/docusaurus-plugin.js';
import { runAsPlugins } from '../run/docusaurus-plugin.js';
import type { Loose } from '../values.js';
import { defined, isObject, listOf, objectOf, textOf } from '../values.js';
import { mapBlog } from './blog.js';
import type { SourceInput } from './docs.js';
import { mapDocs, mapPages } from './docs.js';
import { gtagTags, tagManagerTags } from './head-tags.js';
import { withInstalledReadingTime } from './installed-reading-time.js';
import { withDefaultExports } from './module-plugins.js';
import type { PluginCall } from './optional-plugins.js';
import { loadPlugin } from './optional-plugins.js';
import { preprocessing, preprocessorOptions } from './preprocessor.js';
import { withoutPromises } from './promised-plugins.js';
import { redirects } from './redirects.js';
import { mapRedocusaurus } from './redocusaurus.js';
import { sitePath } from './site-path.js';

/** An entry in `plugins` or `themes`, or an option of a preset that configures a plug-in. */
export interface PluginEntry {
  /** The package or path in the configuration, or the function's name; undefined for an anonymous function. */
  name: string | undefined;
  options: unknown;
  at: string;
  /** The plug-in: a function, or a path or name of a module; undefined for an option of a preset. */
  plugin?: string | DocusaurusPluginFunction | undefined;
}

export interface Carried {
  sources: Loose[];
  plugins: PluginCall[];
  headTags: HeadTag[];
  customCss: string[];
  /** Whether a plug-in that adds pages was dropped. Links to its pages may then be broken. */
  losesPages: boolean;
}

interface Input {
  entries: readonly PluginEntry[];
  siteDir: string;
  note: Note;
  docsId: (id: string) => string;
  written: Loose;
}

export async function mapPlugins({ entries, siteDir, note, docsId, written }: Input): Promise<Carried> {
  const carried: Carried = { sources: [], plugins: [], headTags: [], customCss: [], losesPages: false };
  for (const { name, options: given, at, plugin } of entries) {
    const options = withDefaultExports(withoutPromises({ options: given, at, note }));
    const id = textOf(objectOf(options).id) ?? 'default';
    const source = { options, at, siteDir, note };
    switch (kindOf(name)) {
      case 'content-docs':
        carried.sources.push(mapDocs({ ...source, id: docsId(id) }));
        break;
      case 'content-pages':
        carried.sources.push(mapPages({ ...source, id: id === 'default' ? 'pages' : id }));
        break;
      case 'content-blog':
        await addBlog({ ...source, carried, written });
        break;
      case 'client-redirects': {
        const count = carried.plugins.filter((call) => call.name === 'redirects').length;
        const argument = { ...objectOf(options), ...(count === 0 ? {} : { name: `redirects-${count + 1}` }) };
        carried.plugins.push({
          plugin: redirects(argument, at),
          name: 'redirects',
          from: '@lectern/docusaurus',
          argument,
        });
        break;
      }
      case 'google-gtag':
        carried.headTags.push(...gtagTags(options));
        break;
      case 'google-tag-manager':
        carried.headTags.push(...tagManagerTags(options));
        break;
      case 'theme-classic':
        carried.customCss.push(...styleFiles(source));
        break;
      case 'redocusaurus': {
        const calls = await mapRedocusaurus(source);
        carried.plugins.push(...calls);
        carried.losesPages ||= calls.length < listOf(objectOf(options).specs).length;
        break;
      }
      case 'built-in':
        break;
      default:
        await addForeign({ entry: { name, options, at, plugin }, carried, siteDir, note, written });
    }
  }
  return carried;
}

function styleFiles({ options, at, siteDir, note }: SourceInput): string[] {
  const files = listOf(objectOf(options).customCss)
    .filter((css): css is string => typeof css === 'string')
    .map((path) => sitePath({ siteDir, path }));
  for (const file of files.filter((path) => !existsSync(join(siteDir, path))))
    note({
      key: `${at}.customCss`,
      why: `The file ${file} does not exist.`,
      instead:
        'Correct the path. If the configuration computes it from the working directory, run the command in the site folder.',
    });
  return files.filter((path) => existsSync(join(siteDir, path)));
}

/** Runs a third-party or site-specific plug-in, because only its hooks reveal what it does. */
async function addForeign({
  entry: { name, options, at, plugin },
  carried,
  siteDir,
  note,
  written,
}: Pick<Input, 'siteDir' | 'note' | 'written'> & { entry: PluginEntry; carried: Carried }): Promise<void> {
  const isService = name !== undefined && /plugin-(?:pwa|google-analytics)$/.test(name);
  if (plugin === undefined || isService) {
    carried.losesPages ||= !isKnownWithoutPages(name);
    note({ key: at, ...adviceFor(name) });
    return;
  }
  const argument = { siteDir, plugin, options, siteConfig: siteConfigFor(written) };
  try {
    const { plugins, notes, isBlog } = await runAsPlugins({ ...argument, siteConfig: written, at });
    if (isBlog) await addBlog({ options, at, siteDir, note, carried, written });
    for (const found of notes) note(found);
    const isTaken = (id: string) => carried.plugins.some((call) => call.plugin.name === id);
    for (const result of plugins) {
      const unique = isTaken(result.name)
        ? { ...result, name: `${result.name}-${carried.plugins.length}` }
        : result;
      carried.plugins.push({
        plugin: unique,
        name: 'docusaurusPlugin',
        from: '@lectern/docusaurus',
        argument,
        isMany: true,
      });
    }
  } catch (error) {
    carried.losesPages ||= !isKnownWithoutPages(name);
    const reason = error instanceof Error ? error.message : String(error);
    note({
      key: at,
      why: `${whatIs(name)} cannot run in Lectern: ${reason.split('\n')[0]}`,
      instead: insteadOfPlugin,
      missing: 'The site lacks the pages, styles, scripts, and data that the plug-in would add.',
    });
  }
}

/** Leaves out presets and plug-ins, because `lectern migrate` would write them a second time. */
function siteConfigFor({ title, tagline, url, baseUrl, customFields }: Loose): Loose {
  return defined({ title, tagline, url, baseUrl, customFields });
}

/**
 * The classic preset enables the blog by default. If its folder is missing, the list of posts is empty, as in
 * Docusaurus.
 */
async function addBlog({
  carried,
  siteDir,
  note,
  at,
  options,
  written,
}: SourceInput & Pick<Input, 'written'> & { carried: Carried }): Promise<void> {
  const blog = mapBlog({ options, at, siteDir });
  const hasFolder = existsSync(join(siteDir, blog.path));
  const argument = hasFolder ? blog.options : { ...blog.options, requireFolder: false };
  const changes = preprocessorOptions({ siteDir, written });
  const preprocess = changes === undefined ? {} : { preprocess: preprocessing(changes) };
  const plugin = await loadPlugin({
    siteDir,
    name: 'blog',
    options: withInstalledReadingTime({ options: { ...argument, ...preprocess }, siteDir }),
  });
  if (plugin === undefined) {
    if (!hasFolder) return;
    carried.losesPages = true;
    note({ key: at, why: 'Blogs need a plug-in.', instead: 'Install @lectern/blog.' });
    return;
  }
  // `lectern migrate` can't write the functions that compute the reading time and preprocess posts, so `argument`
  // doesn't contain them.
  carried.plugins.push({ ...plugin, argument });
  for (const found of blog.notes) note(found);
}

const kinds: Readonly<Record<string, string>> = {
  'plugin-content-docs': 'content-docs',
  'plugin-content-pages': 'content-pages',
  'plugin-content-blog': 'content-blog',
  'plugin-client-redirects': 'client-redirects',
  'plugin-google-gtag': 'google-gtag',
  'plugin-google-tag-manager': 'google-tag-manager',
  'theme-classic': 'theme-classic',
  redocusaurus: 'redocusaurus',
  // Lectern has the features of these plug-ins built in.
  'plugin-sitemap': 'built-in',
  'plugin-debug': 'built-in',
  'plugin-svgr': 'built-in',
  'plugin-ideal-image': 'built-in',
  'plugin-css-cascade-layers': 'built-in',
  'theme-live-codeblock': 'built-in',
  'theme-mermaid': 'built-in',
  'theme-search-algolia': 'built-in',
};

/** Third-party plug-ins whose features Lectern has built in. */
const unnecessary =
  /search-local|search-typesense|lunr-search|search-pagefind|@docsearch\/docusaurus|docusaurus-plugin-(?:sass|image-zoom|zooming|llms|llms-txt)|plugin-image-zoom|plugin-sass|postcss/;

/** Docusaurus resolves `content-docs` to `@docusaurus/plugin-content-docs`. */
function kindOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const short = /(?:^|[\\/])@docusaurus[\\/]((?:plugin|theme)-[a-z-]+)/.exec(name)?.[1] ?? name;
  const known = kinds[short] ?? kinds[`plugin-${short}`] ?? kinds[`theme-${short}`];
  return known ?? (unnecessary.test(name) ? 'built-in' : undefined);
}

function isKnownWithoutPages(name: string | undefined): boolean {
  return (
    name !== undefined &&
    /pwa|analytics|umami|matomo|plausible|posthog|hotjar|clarity|webpack|tailwind/.test(name)
  );
}

function adviceFor(name: string | undefined): { why: string; instead: string } {
  if (name !== undefined && /plugin-pwa$/.test(name))
    return {
      why: 'Lectern has no service worker.',
      instead: 'No action needed: the browser’s cache serves visited pages.',
    };
  if (name !== undefined && /plugin-google-analytics$/.test(name))
    return {
      why: 'Google ended Universal Analytics, which this plug-in uses.',
      instead: 'Use google-gtag or google-tag-manager, which Lectern supports.',
    };
  return { why: `${whatIs(name)} runs only in Docusaurus.`, instead: insteadOfPlugin };
}

const insteadOfPlugin = 'Rewrite it as a Lectern plug-in (definePlugin).';

function whatIs(name: string | undefined): string {
  return name === undefined ? 'The plug-in' : `The plug-in ${name}`;
}

export function entriesOf({
  list,
  at,
  siteDir,
}: {
  list: unknown;
  at: string;
  siteDir: string;
}): PluginEntry[] {
  return listOf(list).flatMap((entry, index): PluginEntry[] => {
    const [plugin, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry, {}];
    if (!plugin) return [];
    const path = textOf(plugin);
    const inside = path?.startsWith(siteDir) === true && !path.includes('node_modules');
    const named = inside && path !== undefined ? sitePath({ siteDir, path }) : packageIn(path);
    const own =
      isObject(plugin) || typeof plugin === 'function' ? textOf(Reflect.get(plugin, 'name')) : undefined;
    return [
      {
        name: named ?? (own === '' ? undefined : own),
        options: options ?? {},
        at: `${at}[${index}]`,
        plugin: inside && named !== undefined ? `./${named}` : pluginOf(plugin),
      },
    ];
  });
}

function pluginOf(plugin: unknown): string | DocusaurusPluginFunction | undefined {
  return typeof plugin === 'string' || typeof plugin === 'function'
    ? (plugin as string | DocusaurusPluginFunction)
    : undefined;
}

/** `/site/node_modules/@scope/name/lib/index.js` is in the package `@scope/name`. */
function packageIn(path: string | undefined): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path ?? '')?.[1] ?? path;
}
