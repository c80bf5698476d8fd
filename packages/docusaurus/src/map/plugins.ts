import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadTag, Plugin } from 'lectern/plugin';
import type { Note } from '../notes.js';
import type { Loose } from '../values.js';
import { isObject, listOf, objectOf, textOf } from '../values.js';
import { mapBlog } from './blog.js';
import type { SourceInput } from './docs.js';
import { mapDocs, mapPages, sitePath } from './docs.js';
import { gtagTags, tagManagerTags } from './head-tags.js';
import { loadPlugin } from './optional-plugins.js';
import { redirectsPlugin } from './redirects.js';

/** One entry of `plugins` or `themes`, or an option of a preset that stands for one. */
export interface PluginEntry {
  /** As the configuration names it, or as the file says; nothing for a function. */
  name: string | undefined;
  options: unknown;
  /** Where it is in the configuration, for notes. */
  at: string;
}

/** What plug-ins and presets come to. */
export interface Carried {
  sources: Loose[];
  plugins: Plugin[];
  headTags: HeadTag[];
  customCss: string[];
  /** A plug-in that adds pages was left out, so links may lead nowhere. */
  losesPages: boolean;
}

interface Input {
  entries: readonly PluginEntry[];
  siteDir: string;
  note: Note;
  docsId: (id: string) => string;
}

/** Turns the plug-ins of a Docusaurus configuration into sources, plug-ins and elements of the head. */
export async function mapPlugins({ entries, siteDir, note, docsId }: Input): Promise<Carried> {
  const carried: Carried = { sources: [], plugins: [], headTags: [], customCss: [], losesPages: false };
  for (const { name, options, at } of entries) {
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
        await addBlog({ ...source, carried });
        break;
      case 'client-redirects': {
        const count = carried.plugins.filter((plugin) => plugin.name.startsWith('redirects')).length;
        carried.plugins.push(
          redirectsPlugin({ options, name: count === 0 ? 'redirects' : `redirects-${count + 1}` }),
        );
        break;
      }
      case 'google-gtag':
        carried.headTags.push(...gtagTags(options));
        break;
      case 'google-tag-manager':
        carried.headTags.push(...tagManagerTags(options));
        break;
      case 'theme-classic':
        for (const css of listOf(objectOf(options).customCss)) {
          const path = textOf(css);
          if (path !== undefined) carried.customCss.push(sitePath({ siteDir, path }));
        }
        break;
      case 'built-in':
        break;
      default:
        carried.losesPages ||= !isKnownWithoutPages(name);
        note({ key: at, ...adviceFor(name) });
    }
  }
  return carried;
}

/** The classic preset has a blog by default; without its folder, Docusaurus adds no pages. */
async function addBlog({ carried, siteDir, note, at, options }: SourceInput & { carried: Carried }) {
  const blog = mapBlog({ options, at, siteDir });
  if (!existsSync(join(siteDir, blog.path))) return;
  const plugin = await loadPlugin({ siteDir, name: 'blog', options: blog.options });
  if (plugin === undefined) {
    carried.losesPages = true;
    note({ key: at, why: 'Blog: not carried over.', instead: 'Install @lectern/blog.' });
    return;
  }
  carried.plugins.push(plugin);
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
  // Lectern has these by itself.
  'plugin-sitemap': 'built-in',
  'plugin-debug': 'built-in',
  'plugin-svgr': 'built-in',
  'plugin-ideal-image': 'built-in',
  'plugin-css-cascade-layers': 'built-in',
  'theme-live-codeblock': 'built-in',
  'theme-mermaid': 'built-in',
  'theme-search-algolia': 'built-in',
};

/** Plug-ins of others that Lectern makes unnecessary. */
const unnecessary =
  /search-local|lunr-search|search-pagefind|docusaurus-plugin-(?:sass|image-zoom|zooming|llms|llms-txt)|plugin-image-zoom|plugin-sass|postcss/;

/** Docusaurus itself takes `content-docs` for `@docusaurus/plugin-content-docs`. */
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
      why: 'There is no service worker.',
      instead: 'Nothing: visited pages come from the browser’s cache.',
    };
  const what = name === undefined ? 'The plug-in' : `The plug-in ${name}`;
  return {
    why: `${what} runs in Docusaurus only.`,
    instead: 'Write what it does as a Lectern plug-in (definePlugin).',
  };
}

/** `plugins` and `themes`: a name, a name with options, a function, or nothing. */
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
    return [{ name: named ?? (own === '' ? undefined : own), options: options ?? {}, at: `${at}[${index}]` }];
  });
}

/** `/site/node_modules/@scope/name/lib/index.js` is `@scope/name`. */
function packageIn(path: string | undefined): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path ?? '')?.[1] ?? path;
}
