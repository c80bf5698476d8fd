import type { SiteConfig } from '../../config/schema/index.js';
import { pluginsOf } from '../../plugin/plugin.js';
import { generatedModules } from './generated-modules.js';

/** The combined bundler settings of a site's plug-ins, and the folders of its static files. */
export interface PluginBundling {
  /** Folders for imports with a leading slash, relative to the site's folder. */
  staticDirectories: readonly string[];
  /** Files and folders outside of the site's folder that the site may read, relative to the site's folder. */
  allowedPaths: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
  aliases: Readonly<Record<string, string>>;
  postcssPlugins: readonly unknown[];
  generated: Readonly<Record<string, string>>;
}

export function pluginBundling(
  config: Pick<SiteConfig, 'plugins' | 'staticDirectories'> & Partial<SiteConfig>,
): PluginBundling {
  const plugins = pluginsOf(config);
  return {
    staticDirectories: config.staticDirectories,
    allowedPaths: config.allowedPaths ?? [],
    scripts: [...new Set(plugins.flatMap(({ scripts }) => scripts ?? []))],
    styles: [...new Set(plugins.flatMap(({ styles }) => styles ?? []))],
    aliases: Object.assign({}, ...plugins.map(({ bundler }) => bundler?.aliases ?? {})) as Record<
      string,
      string
    >,
    generated: generatedModules(config),
    postcssPlugins: plugins.flatMap(({ bundler }) => bundler?.postcssPlugins ?? []),
  };
}

/** Returns the pattern of an alias. It matches the name and its subpaths. `name$` matches only the name. */
export function aliasPattern(name: string): RegExp {
  const isExact = name.endsWith('$');
  const plain = (isExact ? name.slice(0, -1) : name).replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(`^${plain}${isExact ? '$' : '(?=/|$)'}`);
}
