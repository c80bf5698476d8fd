import { join } from 'node:path';
import { readText } from '../../content/read-text.js';
import type { ContentReader, ReadOptions } from '../../content/reader-types.js';
import type { SourceContent } from '../../content/types.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { messageFrom } from '../../messages/theme.js';
import type { Plugin, PluginContent } from '../../plugin/plugin.js';
import type { CallablePluginsInput } from './site-plugins.js';
import { callablePlugins } from './site-plugins.js';

export function contentReaders(input: CallablePluginsInput): ContentReader[] {
  return callablePlugins(input).map(({ plugin, key }) => ({
    key,
    name: plugin.name,
    defaultMessages: plugin.messages,
    read: reader(plugin),
  }));
}

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
