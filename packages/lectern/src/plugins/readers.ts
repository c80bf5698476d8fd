import type { SiteConfig } from '../config/schema/index.js';
import { builtinReader } from '../sources/builtin.js';
import type { ContentReader, ReadOptions, SourceContent } from '../sources/types.js';
import type { Plugin } from './plugin.js';
import { pluginsOf } from './plugin.js';

/** All that pages come from: the sources of the configuration, then its plug-ins. Both are read by the same hook. */
export function contentReaders(config: Pick<SiteConfig, 'sources' | 'plugins'>): ContentReader[] {
  const sources = config.sources.map((source): Plugin => ({ name: source.id, read: builtinReader(source) }));
  return [
    ...sources.map((plugin, index) => ({ key: ['sources', index], read: reader(plugin) })),
    ...pluginsOf(config).map((plugin, index) => ({
      key: ['plugins', index],
      defaultMessages: plugin.messages,
      read: reader(plugin),
    })),
  ];
}

function reader(plugin: Plugin): (options: ReadOptions) => Promise<SourceContent> {
  return async (options) => ({
    pages: [],
    sidebars: [],
    versions: [],
    watch: [],
    diagnostics: [],
    ...(await plugin.read?.(options)),
    id: plugin.name,
  });
}
