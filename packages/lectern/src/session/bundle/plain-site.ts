import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { themeModuleNames } from './aliases.js';
import type { PluginBundling } from './plugin-bundling.js';
import { hasPostcssConfig } from './postcss-config.js';

export interface PlainSite {
  siteDir: string;
  modules: ReadonlyMap<string, string>;
  customCss: readonly string[];
  bundling: PluginBundling;
}

/**
 * Documents can import these modules of the prebuilt bundle. None of them is an island, so importing one adds nothing
 * to what readers download.
 */
export function prebuiltModules(): Map<string, string> {
  const names = ['react', 'react/jsx-runtime', ...themeModuleNames()];
  return new Map(names.map((name) => [name, name]));
}

export function isPlain({ siteDir, modules, customCss, bundling }: PlainSite): boolean {
  const { aliases, scripts, styles, postcssPlugins } = bundling;
  const known = prebuiltModules();
  return (
    [customCss, scripts, styles, postcssPlugins, Object.keys(aliases)].every((list) => list.length === 0) &&
    [...modules].every(([key, path]) => known.get(key) === path) &&
    !existsSync(join(siteDir, 'src/theme')) &&
    !hasPostcssConfig(siteDir)
  );
}
