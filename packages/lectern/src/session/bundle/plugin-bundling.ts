import type { SiteConfig } from '../../config/schema/index.js';
import { pluginsOf } from '../../plugin/plugin.js';

/** What the plug-ins of a site ask of the bundler, all together. */
export interface PluginBundling {
  /** Modules that run in the browser on every page: absolute paths. */
  scripts: readonly string[];
  /** Style sheets of every page: absolute paths. */
  styles: readonly string[];
  /** Replacements for the beginning of import paths. */
  aliases: Readonly<Record<string, string>>;
  postcssPlugins: readonly unknown[];
}

export function pluginBundling(config: Pick<SiteConfig, 'plugins'>): PluginBundling {
  const plugins = pluginsOf(config);
  return {
    scripts: [...new Set(plugins.flatMap(({ scripts }) => scripts ?? []))],
    styles: [...new Set(plugins.flatMap(({ styles }) => styles ?? []))],
    aliases: Object.assign({}, ...plugins.map(({ bundler }) => bundler?.aliases ?? {})) as Record<
      string,
      string
    >,
    postcssPlugins: plugins.flatMap(({ bundler }) => bundler?.postcssPlugins ?? []),
  };
}

/** An alias as a pattern: for the name itself and what is below it; `name$` stands for the name alone. */
export function aliasPattern(name: string): RegExp {
  const isExact = name.endsWith('$');
  const plain = (isExact ? name.slice(0, -1) : name).replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(`^${plain}${isExact ? '$' : '(?=/|$)'}`);
}
