import type { InlineConfig } from 'vite';
import { aliases, articleContent } from './aliases.js';
import { classSelectors } from './class-selectors.js';
import { commonJs } from './common-js.js';
import { commonjsDefaults } from './commonjs-defaults.js';
import { defaultProps } from './default-props.js';
import { generatedImports } from './generated-modules.js';
import { implicitGlobals } from './implicit-globals.js';
import type { ImportedMarkdown } from './imported-markdown.js';
import { inlineLoaders } from './inline-loaders.js';
import { installedExports } from './installed-exports.js';
import { islandsPlugin } from './islands-plugin.js';
import { jsonModules } from './json-modules.js';
import { jsxInJs } from './jsx-in-js.js';
import { markdownModules } from './markdown-modules.js';
import type { MissingModule } from './missing-modules.js';
import { missingModules } from './missing-modules.js';
import { nestedModules } from './nested-modules.js';
import { olderSass } from './older-sass.js';
import { pageScriptsPlugin } from './page-scripts-plugin.js';
import type { PluginBundling } from './plugin-bundling.js';
import { aliasPattern } from './plugin-bundling.js';
import { loadPostcssPlugins, postcssConfigFile } from './postcss-file.js';
import { readableTsconfig } from './readable-tsconfig.js';
import { registeredContexts } from './registered-contexts.js';
import { requireCalls } from './require-calls.js';
import { requireContexts } from './require-contexts.js';
import { rootedImports } from './rooted-imports.js';
import { sitePostcss } from './site-postcss.js';
import { siteWrappersPlugin } from './site-wrappers-plugin.js';
import { styleImports } from './style-imports.js';
import { styleUrls } from './style-urls.js';
import { svgComponents } from './svg-components.js';
import { tokenPrefix } from './token-prefix.js';
import { yamlModules } from './yaml-modules.js';

interface Options {
  siteDir: string;
  base: string;
  autoIslands: boolean;
  bundling: PluginBundling;
  markdown?: Pick<ImportedMarkdown, 'compile'> | undefined;
  mode: 'production' | 'development';
  onIsland: (module: string) => void;
  onMissing?: ((missing: MissingModule) => void) | undefined;
  onGenerated?: (name: string) => void;
  lateModules?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
}

/** File types that Docusaurus emits as assets, and that the bundler doesn't know. */
const otherAssets = /\.(?:m4v|avi|mkv|mpe?g|vob|wmv|ogv|oga|docx?|xlsx?|zip|rar)$/i;

export function sharedViteConfig({
  siteDir,
  base,
  autoIslands,
  bundling,
  markdown,
  mode,
  onIsland,
  onMissing = () => undefined,
  onGenerated = () => undefined,
  lateModules,
}: Options): InlineConfig {
  return {
    root: siteDir,
    base,
    mode,
    // Set `NODE_ENV` explicitly, because it may have any value in the caller's environment.
    define: { ...bundling.define, 'process.env.NODE_ENV': JSON.stringify(mode) },
    configFile: false,
    envFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'error',
    assetsInclude: otherAssets,
    resolve: { alias: [...pluginAliases(bundling), ...aliases({ siteDir })], dedupe: ['react', 'react-dom'] },
    ...stylesConfig({ siteDir, bundling }),
    oxc: {
      jsx: { runtime: 'automatic', importSource: 'react', development: mode === 'development' },
      // Otherwise, Oxc keeps type imports if `tsconfig.json` sets `importsNotUsedAsValues`. They would fail, because
      // types don't exist at run time.
      typescript: { onlyRemoveTypeImports: false },
    },
    plugins: [
      nestedModules(),
      jsonModules(),
      readableTsconfig({ siteDir }),
      installedExports({ siteDir }),
      commonjsDefaults(),
      inlineLoaders(),
      yamlModules(),
      olderSass({ siteDir }),
      // `svgComponents` must come before the plug-ins that resolve image paths, because it calls them to find the SVG
      // file.
      svgComponents({ siteDir }),
      rootedImports({ siteDir, staticDirectories: bundling.staticDirectories }),
      pageScriptsPlugin({ onScript: onIsland }),
      siteWrappersPlugin(),
      islandsPlugin({ siteDir, auto: autoIslands, onIsland }),
      jsxInJs({ siteDir, development: mode === 'development' }),
      implicitGlobals(),
      defaultProps({ mode }),
      registeredContexts(),
      requireContexts({ siteDir, aliases: bundling.aliases }),
      commonJs(),
      requireCalls(),
      ...(markdown === undefined ? [] : [markdownModules({ siteDir, markdown })]),
      generatedImports({ generated: bundling.generated, late: lateModules, onGenerated }),
      missingModules({ siteDir, mode, onMissing }),
      styleImports(),
      styleUrls({ siteDir, base, bundling, onMissing }),
      classSelectors({ siteDir, selectors: bundling.classSelectors }),
      tokenPrefix({ siteDir, prefix: bundling.tokenPrefix }),
    ],
  };
}

/** PostCSS plug-ins from Lectern plug-ins replace the site's own PostCSS configuration. */
function stylesConfig({
  siteDir,
  bundling: { postcssPlugins },
}: Pick<Options, 'siteDir' | 'bundling'>): InlineConfig {
  const run = (load: () => Promise<readonly unknown[]>): InlineConfig => ({
    css: { postcss: { plugins: [sitePostcss({ siteDir, load })] } },
  });
  if (postcssPlugins.length > 0) return run(() => Promise.resolve(postcssPlugins));
  const file = postcssConfigFile({ siteDir });
  return file === undefined ? {} : run(() => loadPostcssPlugins(file));
}

function pluginAliases({ aliases: given }: PluginBundling): { find: RegExp; replacement: string }[] {
  return Object.entries(given).map(([name, replacement]) => ({
    find: aliasPattern(name === '@theme/DocItem/Content$' ? `${articleContent}$` : name),
    replacement,
  }));
}
