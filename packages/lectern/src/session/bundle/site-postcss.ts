import type { CSSOptions } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import type { PreflightInput } from './lower-preflight.js';
import { lowerPreflight } from './lower-preflight.js';
import { isPluginModule } from './plugin-package.js';

type AcceptedPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];
type PostcssPlugin = Extract<AcceptedPlugin, { postcssPlugin: string; prepare?: unknown }>;

/**
 * Leaves out the style sheets of the engine and its plug-ins, which a PostCSS plug-in may reject: Tailwind, for
 * example, rejects cascade layers with the same names as its own.
 */
export function sitePostcss({
  siteDir,
  load,
}: {
  siteDir: string;
  load: () => Promise<readonly unknown[]>;
}): PostcssPlugin {
  let loading: Promise<readonly unknown[]> | undefined;
  return {
    postcssPlugin: 'lectern-site-postcss',
    async Once(root, { result, postcss }) {
      const file = root.source?.input.file;
      if (file !== undefined && isEngineStyle({ siteDir, file })) return;
      loading ??= load();
      const plugins = await loading;
      const processed = await postcss(plugins as AcceptedPlugin[]).process(root, { ...result.opts });
      // A PostCSS plug-in may return a new root. If it does, move the new root's nodes into the original root.
      if (processed.root !== root) {
        root.removeAll();
        root.append(processed.root.nodes);
      }
      // The types of PostCSS aren't a dependency.
      lowerPreflight({ root, atRule: postcss.atRule } as unknown as PreflightInput);
      result.messages.push(...processed.messages);
    },
  };
}

/** The site isn't a plug-in, although it also depends on the engine. */
export function isEngineStyle({ siteDir, file }: { siteDir: string; file: string }): boolean {
  if (file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/')) return false;
  return file.startsWith(`${engineSource()}/`) || isPluginModule(file);
}
