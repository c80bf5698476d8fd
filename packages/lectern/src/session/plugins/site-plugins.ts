import type { LocateInConfig } from '../../config/load.js';
import type { SiteConfig } from '../../config/schema/index.js';
import type { DocsSourceConfig, PagesSourceConfig } from '../../config/schema/sources.js';
import { readDocs } from '../../content/docs/index.js';
import { readPages } from '../../content/pages/index.js';
import { searchPages } from '../../model/search.js';
import type { Plugin } from '../../plugin/plugin.js';
import { definePlugin, pluginsOf } from '../../plugin/plugin.js';
import type { ThrownAt } from '../render/thrown-at.js';
import { namedHooks } from './named-hooks.js';

export interface SitePlugin {
  plugin: Plugin;
  key: readonly PropertyKey[];
}

export type PluginConfig = Pick<SiteConfig, 'plugins'> & Partial<Pick<SiteConfig, 'sources' | 'search'>>;

/**
 * Lists all plug-ins of a site in hook order: its sources, its plug-ins, and search. To call hooks, use
 * `callablePlugins`.
 */
export function sitePlugins({ sources = [], plugins, search = false }: PluginConfig): SitePlugin[] {
  return [
    ...sources.map((source, index) => ({
      plugin: source.type === 'docs' ? docsPlugin(source) : pagesPlugin(source),
      key: ['sources', index],
    })),
    ...pluginsOf({ plugins }).map((plugin, index) => ({
      plugin,
      key: ['plugins', index],
    })),
    ...(search === false ? [] : [{ plugin: searchPlugin({ search }), key: ['search'] }]),
  ];
}

export interface CallablePluginsInput {
  config: PluginConfig;
  siteDir: string;
  configFile?: string | undefined;
  locateInConfig?: LocateInConfig | undefined;
}

/**
 * Wraps the hooks of the configured plug-ins, so that an exception in a hook becomes an error that names the plug-in.
 */
export function callablePlugins({
  config,
  siteDir,
  configFile,
  locateInConfig = () => undefined,
}: CallablePluginsInput): SitePlugin[] {
  return sitePlugins(config).map(({ plugin, key }) => {
    if (key[0] !== 'plugins') return { plugin, key };
    const location = (): ThrownAt | undefined =>
      configFile === undefined ? undefined : { file: configFile, ...locateInConfig(key) };
    return { plugin: namedHooks({ plugin, siteDir, location }), key };
  });
}

function docsPlugin(source: DocsSourceConfig): Plugin {
  const { id, path, sidebarPath } = source;
  return definePlugin({
    name: id,
    inputs: [
      { path, kind: 'folder', what: `the folder of the docs source "${id}"` },
      ...(typeof sidebarPath !== 'string'
        ? []
        : [
            {
              path: sidebarPath,
              kind: 'file' as const,
              what: `the sidebars file of the docs source "${id}"`,
            },
          ]),
    ],
    // The compiler reads only the lists of remark, rehype, and recma plug-ins from the source.
    markdown: { unified: { ...source, sources: [id] } },
    read: (context) => readDocs({ source, ...context }),
  });
}

function pagesPlugin(source: PagesSourceConfig): Plugin {
  const { id, path } = source;
  return definePlugin({
    name: id,
    inputs: [{ path, kind: 'folder', what: `the folder of the pages source "${id}"` }],
    markdown: { unified: { ...source, sources: [id] } },
    read: (context) => readPages({ source, ...context }),
  });
}

/** The search page is read last, so that another page with the same route takes precedence. */
function searchPlugin(config: Pick<SiteConfig, 'search'>): Plugin {
  return definePlugin({ name: 'search', read: () => ({ pages: searchPages(config) }) });
}
