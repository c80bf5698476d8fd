import { rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Manifest, Plugin, Rolldown } from 'vite';
import { build, normalizePath } from 'vite';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { engineSource } from '../../util/engine-paths.js';
import { clientChunks, findBoot, serverChunks } from './boot-chunk.js';
import { attempt } from './bundle-errors.js';
import { entries, hashOf, outputOf, writeAsset } from './bundle-output.js';
import { checkedComponents } from './checked-components.js';
import type { CodeNeeds } from './code-origins.js';
import { codeNeeds } from './code-origins.js';
import { buildHeadScript } from './head-script.js';
import type { ImportedMarkdown } from './imported-markdown.js';
import { collectInputs } from './inputs.js';
import type { MissingExport } from './missing-exports.js';
import { withShimmedExports } from './missing-exports.js';
import type { MissingModule } from './missing-modules.js';
import { overflowErrors } from './overflow-errors.js';
import type { PluginBundling } from './plugin-bundling.js';
import { preloadHelperPlugin, withPreloadNames } from './preload-helper.js';
import { serverEntryId, serverEntryPlugin } from './server-entry.js';
import { withoutInvalidStyles } from './style-errors.js';
import { sucraseLater } from './sucrase-later.js';
import { sharedViteConfig } from './vite-config.js';

interface Options {
  siteDir: string;
  /** Absolute path of the bundle's folder. Its content is deleted first. */
  dir: string;
  base: string;
  autoIslands: boolean;
  modules: ReadonlyMap<string, string>;
  customCss: readonly string[];
  bundling: PluginBundling;
  markdown: Pick<ImportedMarkdown, 'compile'>;
  serverOnly: boolean;
  /**
   * Replaces the hashes in the server bundle's file names, and splits the bundle into two files. Only set for the
   * prebuilt bundle.
   */
  serverHash?: string;
}

export interface BundleRecord {
  serverEntry: string;
  base: string;
  /** URLs of the style sheets. Their files are in the folder `files/`. */
  styles: string[];
  scripts: string[];
  headScript: string;
  tabsScript: string;
  layoutScript: string;
  baseHintScript: string;
  islands: [module: string, url: string][];
  build: string;
  inputs: string[];
  generated: string[];
  missing: MissingModule[];
  missingExports: MissingExport[];
  invalidStyles: Diagnostic[];
  needs?: CodeNeeds;
  readsVersionDocs?: boolean;
  stuck?: readonly string[];
}

const assetNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/**
 * Neither the server bundle nor the browser bundle contains the site's content, so their size depends only on
 * components.
 * @throws LecternError when a component cannot be bundled.
 */
export async function bundleSite(options: Options): Promise<BundleRecord> {
  const { dir, base, siteDir } = options;
  await rm(dir, { recursive: true, force: true });
  const islands = new Set(options.bundling.scripts);
  const onIsland = (module: string): void => void islands.add(module);
  const inputs = new Set<string>();
  const inputsPlugin = collectInputs({ inputs, siteDir });
  const generated = new Set<string>();
  const onGenerated = (name: string): void => void generated.add(name);
  const missing = new Map<string, MissingModule>();
  const onMissing = (module: MissingModule): void =>
    void missing.set(`${module.importer} ${module.specifier}`, module);
  const missingExports = new Map<string, MissingExport>();
  const onMissingExport = (name: MissingExport): void =>
    void missingExports.set(`${name.importer}:${name.line}:${name.column}`, name);
  const invalidStyles: Diagnostic[] = [];
  const found = () => ({
    inputs: [...inputs].sort(),
    generated: [...generated].sort(),
    missing: [...missing.values()],
    missingExports: [...missingExports.values()],
    invalidStyles,
  });
  const { styleTexts, ...server } = await attempt(options, () =>
    withoutInvalidStyles({
      siteDir,
      inputs,
      onInvalidStyle: (style) => invalidStyles.push(style),
      run: (styles) =>
        withShimmedExports({
          onMissingExport,
          run: (shim) =>
            buildServer({ ...options, ...styles, ...shim, onIsland, onMissing, onGenerated, inputsPlugin }),
        }),
    }),
  );
  const modules = [...islands].sort();
  if (options.serverOnly) {
    return {
      ...server,
      base,
      scripts: [],
      headScript: '',
      tabsScript: '',
      layoutScript: '',
      baseHintScript: '',
      islands: modules.map((module) => [module, '']),
      build: '',
      ...found(),
    };
  }
  const client = await attempt(options, () =>
    withShimmedExports({
      onMissingExport,
      run: (shim) =>
        buildClient({ ...options, ...shim, islands: modules, onMissing, onGenerated, inputsPlugin }),
    }),
  );
  const [headScript, tabsScript, layoutScript, baseHintScript] = await Promise.all([
    buildHeadScript({ part: 'head/first-paint', inputsPlugin }),
    buildHeadScript({ part: 'head/tabs', inputsPlugin }),
    buildHeadScript({ part: 'head/layout', inputsPlugin }),
    buildHeadScript({ part: 'head/base-hint', inputsPlugin }),
  ]);
  const urlOf = (module: string): string => {
    const entry = client.manifest[relative(siteDir, module).replaceAll('\\', '/')];
    if (entry === undefined) throw new Error(`The island ${module} was not bundled.`);
    return base + entry.file;
  };
  // The build ID depends on file names, which contain content hashes, but not on module paths, which contain the path
  // of the site's folder.
  const published = [...client.files, ...server.styles.map((style) => style.slice(base.length))];
  const inline = [headScript, tabsScript, layoutScript, baseHintScript];
  const build = hashOf(JSON.stringify([published, ...inline])).slice(0, 12);
  return {
    ...server,
    base,
    scripts: [base + client.boot],
    headScript,
    tabsScript,
    layoutScript,
    baseHintScript,
    islands: modules.map((module) => [module, urlOf(module)]),
    needs: codeNeeds({ modules: client.modules, styles: styleTexts }),
    build,
    ...found(),
  };
}

interface BuildStep extends Options {
  shimMissingExports: boolean;
  inputsPlugin: Plugin;
  onMissing: (missing: MissingModule) => void;
  onGenerated: (name: string) => void;
}

async function buildServer(
  step: BuildStep & { skipInvalidStyles: boolean; onIsland: (module: string) => void },
): Promise<Pick<BundleRecord, 'serverEntry' | 'styles'> & { styleTexts: string[] }> {
  const { dir, base, modules, customCss, serverHash, inputsPlugin } = step;
  const shared = sharedViteConfig({ ...step, mode: 'production' });
  const result = await build({
    ...shared,
    // Discard the bundler's output. The errors that it throws contain the same messages.
    logLevel: 'silent',
    plugins: [
      shared.plugins,
      serverEntryPlugin({ modules, customCss }),
      sucraseLater(),
      overflowErrors(),
      checkedComponents(step),
      inputsPlugin,
    ],
    css: { ...shared.css, lightningcss: { errorRecovery: step.skipInvalidStyles } },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: join(dir, 'server'),
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      minify: false,
      // Source maps locate errors thrown by components.
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        input: serverEntryId,
        shimMissingExports: step.shimMissingExports,
        output: {
          // Node caches modules by path, so the hash distinguishes consecutive builds in one process.
          entryFileNames: `server-${serverHash ?? '[hash]'}.mjs`,
          chunkFileNames: `chunks/[name]-${serverHash ?? '[hash]'}.mjs`,
          ...(serverHash === undefined
            ? {}
            : { codeSplitting: { groups: serverChunks(`\0${serverEntryId}`) } }),
          assetFileNames: assetNames.assetFileNames,
        },
      },
    },
  });
  const output = outputOf(result);
  // Source maps of the server bundle must not be published.
  const assets = output.filter(
    (item) => item.type === 'asset' && item.fileName.startsWith('assets/'),
  ) as Rolldown.OutputAsset[];
  await Promise.all(
    assets.map((asset) => writeAsset({ path: join(dir, 'files', asset.fileName), content: asset.source })),
  );
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry);
  if (entry === undefined) throw new Error('The server bundle has no entry.');
  return {
    serverEntry: entry.fileName,
    // Pages link only the main style sheet. If a component imports another style sheet by URL, the component loads it.
    styles: assets.filter((asset) => asset.names.includes('style.css')).map((asset) => base + asset.fileName),
    styleTexts: assets
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ source }) => Buffer.from(source).toString()),
  };
}

async function buildClient(
  step: BuildStep & { islands: string[] },
): Promise<{ manifest: Manifest; boot: string; files: string[]; modules: { id: string; code: string }[] }> {
  const { dir, islands, inputsPlugin } = step;
  const shared = sharedViteConfig({ ...step, mode: 'production', onIsland: () => undefined });
  const boot = normalizePath(join(engineSource(), 'client/boot.ts'));
  const result = await build({
    ...shared,
    logLevel: 'silent',
    plugins: [shared.plugins, inputsPlugin, preloadHelperPlugin()],
    build: {
      manifest: true,
      // The server build creates the style sheet, because it includes every component.
      cssCodeSplit: false,
      copyPublicDir: false,
      modulePreload: {
        polyfill: false,
        // Preload only the file with React, which `hydrate.tsx` imports. Other preloads would only add bytes.
        resolveDependencies: (_, dependencies) =>
          dependencies.filter((file) => file.startsWith('assets/react-')).map((file) => basename(file)),
      },
      target: 'es2022',
      write: false,
      rolldownOptions: {
        input: entries([boot, ...islands]),
        shimMissingExports: step.shimMissingExports,
        preserveEntrySignatures: 'exports-only',
        output: { ...assetNames, codeSplitting: { groups: clientChunks(boot) } },
      },
    },
  });
  const output = outputOf(result);
  const manifestAsset = output.find((item) => item.fileName.endsWith('manifest.json'));
  if (manifestAsset?.type !== 'asset') throw new Error('The browser bundle has no manifest.');
  const manifest = JSON.parse(String(manifestAsset.source)) as Manifest;
  const { bootFile, facade } = findBoot({ output, boot });
  const published = output.filter(
    (item) => item !== manifestAsset && item.fileName !== facade && !item.fileName.endsWith('.css'),
  );
  await Promise.all(
    published.map((item) =>
      writeAsset({
        path: join(dir, 'files', item.fileName),
        content: item.type === 'chunk' ? withPreloadNames(item.code) : item.source,
      }),
    ),
  );
  return {
    manifest,
    boot: bootFile,
    files: published.map(({ fileName }) => fileName).sort(),
    modules: output.flatMap((item) =>
      item.type === 'chunk'
        ? Object.entries(item.modules).map(([id, { code }]) => ({ id, code: code ?? '' }))
        : [],
    ),
  };
}
