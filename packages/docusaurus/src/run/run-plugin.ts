import { resolve } from 'node:path';
import type { ConfigNote, OutputInput } from 'lectern/plugin';
import { themeComponentNames } from 'lectern/plugin';
import type { Loose } from '../values.js';
import { isObject, listOf, objectOf, textOf } from '../values.js';
import type { AddedContent } from './content-loaded.js';
import { addedRoutes } from './content-loaded.js';
import type { HtmlTags } from './html-tags.js';
import { htmlTagsOf } from './html-tags.js';
import { contextOf } from './plugin-context.js';
import { runPostBuild } from './post-build.js';
import { themeComponents } from './theme-path.js';
import { webpackSettings } from './webpack-settings.js';

export interface RanPlugin extends HtmlTags, AddedContent {
  name: string;
  clientModules: string[];
  aliases: Record<string, string>;
  define: Record<string, string>;
  postcssPlugins: readonly unknown[];
  postBuild?: ((input: OutputInput) => Promise<void>) | undefined;
  /** Whether the plug-in is a blog: it wraps Docusaurus's blog plug-in. */
  isBlog: boolean;
  notes: ConfigNote[];
}

interface Input {
  make: (context: Loose, options: unknown) => unknown;
  options: unknown;
  at: string;
  siteDir: string;
  written: Loose;
  pluginDir: string;
}

/**
 * Runs the hooks that `docusaurusPlugin` lists. The returned notes name the other hooks.
 * @throws Any error that the plug-in throws.
 */
export async function runPlugin({
  make,
  options,
  at,
  siteDir,
  written,
  pluginDir,
}: Input): Promise<RanPlugin | undefined> {
  const context = contextOf({ siteDir, written });
  // Docusaurus sets the ID to `default` if the options have none.
  const plugin = await make(context, isObject(options) ? { id: 'default', ...options } : options);
  if (!isObject(plugin)) return undefined;
  const call = async (hook: string, ...input: unknown[]): Promise<unknown> => {
    const value = plugin[hook];
    return typeof value === 'function' ? await (value.apply(plugin, input) as unknown) : undefined;
  };
  const name = textOf(plugin.name) ?? at;
  const content = await call('loadContent');
  // `@lectern/blog` renders the pages of a wrapped blog, links its feeds, and writes them.
  const isBlog = name === 'docusaurus-plugin-content-blog';
  const tags = htmlTagsOf(isBlog ? {} : await call('injectHtmlTags', { content }));
  const added: AddedContent =
    typeof plugin.contentLoaded === 'function'
      ? await addedRoutes({
          contentLoaded: (input) => call('contentLoaded', input),
          content,
          siteDir,
          name,
          id: textOf(objectOf(options).id) ?? 'default',
          baseUrl: textOf(context.baseUrl) ?? '/',
          skips: isBlog ? blogComponents(options) : () => false,
        })
      : { routes: [] };
  const webpack = await webpackSettings({ call, siteDir });
  const themePath = textOf(await call('getThemePath'));
  const theme =
    themePath === undefined ? undefined : themeComponents({ siteDir, dir: resolve(pluginDir, themePath) });
  const notes = [
    ...unusedHooks({ plugin, name, at }),
    ...themeNotes({ wrappers: theme?.wrappers ?? [], name, at }),
  ];
  return {
    name,
    ...tags,
    clientModules: listOf(await call('getClientModules'))
      .filter((path) => typeof path === 'string')
      .map((path) => resolve(pluginDir, path)),
    aliases: { ...webpack.aliases, ...theme?.aliases },
    define: webpack.define,
    postcssPlugins: listOf(objectOf(await call('configurePostCss', { plugins: [] })).plugins),
    ...added,
    isBlog,
    ...(typeof plugin.postBuild === 'function' && !isBlog
      ? {
          postBuild: ({ folder, locales }) =>
            runPostBuild({ call: (props) => call('postBuild', props), context, content, folder, locales }),
        }
      : {}),
    notes,
  };
}

function blogComponents(options: unknown): (component: string) => boolean {
  const named = Object.entries(objectOf(options)).filter(([key]) => /^blog\w+Component$/.test(key));
  return (component) => component.startsWith('@theme/Blog') || named.some(([, value]) => value === component);
}

const reasons: Readonly<Record<string, { why: string; instead: string }>> = {
  extendCli: {
    why: 'adds commands (extendCli), which Lectern doesn’t run.',
    instead: 'Run these commands with `docusaurus`.',
  },
  translateContent: {
    why: 'translates its content (translateContent), which Lectern doesn’t do.',
    instead: 'No action needed.',
  },
};

function unusedHooks({ plugin, name, at }: { plugin: Loose; name: string; at: string }): ConfigNote[] {
  return Object.keys(reasons)
    .filter((hook) => typeof plugin[hook] === 'function')
    .map((hook) => noteOf({ hook, name, at }));
}

/** A wrapper of a component that the theme doesn't have is never rendered. */
function themeNotes({
  wrappers,
  name,
  at,
}: {
  wrappers: readonly string[];
  name: string;
  at: string;
}): ConfigNote[] {
  const unread = wrappers.filter((wrapper) => !themeComponentNames.includes(wrapper));
  if (unread.length === 0) return [];
  return [
    {
      key: `${at}.getThemePath`,
      why: `The plug-in ${name} wraps components that Lectern’s theme doesn’t have: ${unread.join(', ')}.`,
      instead: 'No action needed if the pages look right without these components.',
    },
  ];
}

function noteOf({ hook, name, at }: { hook: string; name: string; at: string }): ConfigNote {
  const { why = `uses ${hook}.`, instead = 'No action needed.' } = reasons[hook] ?? {};
  return { key: `${at}.${hook}`, why: `The plug-in ${name} ${why}`, instead };
}
