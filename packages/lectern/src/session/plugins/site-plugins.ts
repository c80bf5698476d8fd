import type { SiteConfig } from '../../config/schema/index.js';
import type { Plugin } from '../../plugin/plugin.js';
import { pluginsOf } from '../../plugin/plugin.js';
import { docsPlugin } from './builtin/docs.js';
import { pagesPlugin } from './builtin/pages.js';
import { searchPlugin } from './builtin/search.js';

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
