import { join } from 'node:path';
import type { SiteConfig } from '../../config/schema/index.js';
import { readText } from '../../content/read-text.js';
import type { ContentReader, ReadOptions } from '../../content/reader-types.js';
import type { SourceContent } from '../../content/types.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import type { Plugin, PluginContent } from '../../plugin/plugin.js';
import { pluginsOf } from '../../plugin/plugin.js';
import { messageFrom } from '../../util/messages.js';

/** All that pages come from: the sources of the configuration, then its plug-ins. Both are read by the same hook. */
export function contentReaders({
  config,
  readSource,
}: {
  config: Pick<SiteConfig, 'sources' | 'plugins'>;
  /** Reads one of the sources. */
  readSource: (input: { source: SourceConfig } & ReadOptions) => Promise<SourceContent>;
}): ContentReader[] {
  const sources = config.sources.map(
    (source): Plugin => ({
      name: source.id,
      read: (options: ReadOptions) => readSource({ source, ...options }),
    }),
  );
  return [
    ...sources.map((plugin, index) => ({ key: ['sources', index], read: reader(plugin) })),
    ...pluginsOf(config).map((plugin, index) => ({
      key: ['plugins', index],
      defaultMessages: plugin.messages,
      read: reader(plugin),
    })),
  ];
}

type SourceConfig = SiteConfig['sources'][number];

function reader(plugin: Plugin): (options: ReadOptions) => Promise<SourceContent> {
  return async (options) => {
    const files: string[] = [];
    const readFile = (file: string): string => {
      const path = join(options.siteDir, file);
      files.push(path);
      const { text, diagnostic } = readText({ path, file });
      if (diagnostic !== undefined) throw new LecternError([diagnostic]);
      return text;
    };
    const message = options.message ?? messageFrom({ messages: {}, defaults: plugin.messages ?? {} });
    const content = await readSafely(() => plugin.read?.({ ...options, readFile, message }));
    return {
      pages: [],
      sidebars: [],
      versions: [],
      diagnostics: [],
      ...content,
      watch: [...(content?.watch ?? []), ...files],
      id: plugin.name,
    };
  };
}

/** What a plug-in throws about the site is one of the errors of the build, beside those of the other sources. */
async function readSafely<T extends object>(
  read: () => T | undefined | Promise<T | undefined>,
): Promise<T | Pick<PluginContent, 'diagnostics' | 'watch'> | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return { diagnostics: [...error.diagnostics] };
  }
}
