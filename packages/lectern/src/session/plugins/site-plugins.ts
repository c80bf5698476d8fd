import type { SiteConfig } from '../../config/schema/index.js';
import type { DocsSourceConfig, PagesSourceConfig } from '../../config/schema/sources.js';
import { readDocs } from '../../content/docs/index.js';
import { readPages } from '../../content/pages/index.js';
import { searchPages } from '../../model/search.js';
import type { Plugin } from '../../plugin/plugin.js';
import { definePlugin, pluginsOf } from '../../plugin/plugin.js';

/** A plug-in of a site, and the key of the configuration that it comes from: `['plugins', 0]`. */
export interface SitePlugin {
  plugin: Plugin;
  key: readonly PropertyKey[];
}

/** The parts of a configuration that name plug-ins. */
export type PluginConfig = Pick<SiteConfig, 'plugins'> & Partial<Pick<SiteConfig, 'sources' | 'search'>>;

/**
 * All plug-ins of a site in the order of their hooks: the sources of the configuration, its plug-ins, and the search.
 * Every step calls the hooks of these; none knows which of them are the engine's own.
 */
export function sitePlugins({ sources = [], plugins, search = false }: PluginConfig): SitePlugin[] {
  return [
    ...sources.map((source, index) => ({
      plugin: source.type === 'docs' ? docsPlugin(source) : pagesPlugin(source),
      key: ['sources', index],
    })),
    ...pluginsOf({ plugins }).map((plugin, index) => ({ plugin, key: ['plugins', index] })),
    ...(search === false ? [] : [{ plugin: searchPlugin({ search }), key: ['search'] }]),
  ];
}

/** A source `docs` of the configuration as a plug-in: documents with versions and sidebars. */
function docsPlugin(source: DocsSourceConfig): Plugin {
  const { id, path, sidebarPath } = source;
  return definePlugin({
    name: id,
    inputs: [
      { path, kind: 'folder', what: `the folder of the docs source "${id}"` },
      ...(typeof sidebarPath !== 'string'
        ? []
        : [{ path: sidebarPath, kind: 'file' as const, what: `the sidebars of "${id}"` }]),
    ],
    // Only the lists of remark, rehype and recma plug-ins are taken from the source.
    markdown: { unified: { ...source, sources: [id] } },
    read: (context) => readDocs({ source, ...context }),
  });
}

/** A source `pages` of the configuration as a plug-in: pages that stand alone. */
function pagesPlugin(source: PagesSourceConfig): Plugin {
  const { id, path } = source;
  return definePlugin({
    name: id,
    inputs: [{ path, kind: 'folder', what: `the folder of the pages source "${id}"` }],
    // Only the lists of remark, rehype and recma plug-ins are taken from the source.
    markdown: { unified: { ...source, sources: [id] } },
    read: (context) => readPages({ source, ...context }),
  });
}

/** The page of the search as a plug-in. It is read last: other pages have the first claim to its route. */
function searchPlugin(config: Pick<SiteConfig, 'search'>): Plugin {
  return definePlugin({ name: 'search', read: () => ({ pages: searchPages(config) }) });
}
