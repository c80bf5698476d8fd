import type { SiteConfig } from '../../config/schema/index.js';
import { pluginsOf } from '../../plugin/plugin.js';
import { generatedModules } from './generated-modules.js';

export interface PluginBundling {
  /** Folders in which imports with a leading slash are resolved, relative to the site's folder. */
  staticDirectories: readonly string[];
  /** Files and folders outside of the site's folder that the site may read, relative to the site's folder. */
  allowedPaths: readonly string[];
  /** The repository's root, relative to the site's folder. Empty if the site may not read it. */
  repositoryRoot: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
  aliases: Readonly<Record<string, string>>;
  define: Readonly<Record<string, string>>;
  postcssPlugins: readonly unknown[];
  classSelectors: Readonly<Record<string, string>>;
  tokenPrefix: string;
  generated: Readonly<Record<string, string>>;
}

export function pluginBundling(
  config: Pick<SiteConfig, 'plugins' | 'staticDirectories'> & Partial<SiteConfig>,
): PluginBundling {
  const plugins = pluginsOf(config);
  return {
    staticDirectories: config.staticDirectories,
    allowedPaths: config.allowedPaths ?? [],
    repositoryRoot: config.repositoryRoot === undefined ? [] : [config.repositoryRoot],
    scripts: [...new Set(plugins.flatMap(({ scripts }) => scripts ?? []))],
    styles: [...new Set(plugins.flatMap(({ styles }) => styles ?? []))],
    aliases: pluginAliases(config),
    define: Object.assign({}, ...plugins.map(({ bundler }) => bundler?.define ?? {})) as Record<
      string,
      string
    >,
    classSelectors: Object.assign(
      {},
      ...plugins.map(({ bundler }) => bundler?.classSelectors ?? {}),
    ) as Record<string, string>,
    tokenPrefix: plugins.map(({ bundler }) => bundler?.tokenPrefix ?? '').join(''),
    generated: generatedModules(config),
    postcssPlugins: plugins.flatMap(({ bundler }) => bundler?.postcssPlugins ?? []),
  };
}

export function pluginAliases(config: Pick<SiteConfig, 'plugins'>): Readonly<Record<string, string>> {
  const own = pluginsOf(config).map(({ bundler }) => bundler?.aliases ?? {});
  return Object.assign({}, ...own) as Record<string, string>;
}

/** An alias matches its name and subpaths. An alias that ends with `$` matches only its name. */
export function aliasPattern(name: string): RegExp {
  const isExact = name.endsWith('$');
  const plain = (isExact ? name.slice(0, -1) : name).replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(`^${plain}${isExact ? '$' : '(?=/|$)'}`);
}
