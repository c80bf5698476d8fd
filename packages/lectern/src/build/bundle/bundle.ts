import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Rolldown } from 'vite';
import { build } from 'vite';
import type { ThemeModule } from '../../render/contract.js';
import { attempt } from './bundle-errors.js';
import { engineSource } from './paths.js';
import { serverEntryId, serverEntryPlugin } from './server-entry.js';
import { sharedViteConfig } from './vite-config.js';

interface Options {
  siteDir: string;
  /** Folder for what is not published. */
  workDir: string;
  /** Folder of the site that is made. */
  outDir: string;
  base: string;
  autoIslands: boolean;
  modules: ReadonlyMap<string, string>;
  customCss: readonly string[];
}

export interface Bundle {
  theme: ThemeModule;
  loadModule: (key: string) => Promise<Record<string, unknown>>;
  styles: string[];
  scripts: string[];
  headScript: string;
  islandUrl: (module: string) => string;
  /** Hash of all that runs in the browser. */
  build: string;
}

const assetNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/**
 * Bundles what runs while rendering and what runs in the browser, and puts scripts and styles into the output folder.
 * Content is in neither: the size of both depends on components alone.
 * @throws LecternError when a component cannot be bundled.
 */
export async function bundleSite(options: Options): Promise<Bundle> {
  const islands = new Set<string>();
  const onIsland = (module: string): void => void islands.add(module);
  const server = await attempt(options, () => buildServer({ ...options, onIsland }));
  const client = await attempt(options, () => buildClient({ ...options, islands: [...islands].sort() }));
  const headScript = await buildHeadScript(options);
  const hash = createHash('sha256')
    .update(JSON.stringify([client.manifest, server.styles, headScript]))
    .digest('hex')
    .slice(0, 12);
  return {
    ...server,
    headScript,
    scripts: [options.base + client.boot],
    islandUrl: (module) => {
      const entry = client.manifest[relative(options.siteDir, module).replaceAll('\\', '/')];
      if (entry === undefined) throw new Error(`The island ${module} was not bundled.`);
      return options.base + entry.file;
    },
    build: hash,
  };
}

type ServerBundle = Pick<Bundle, 'theme' | 'loadModule' | 'styles'>;

async function buildServer({
  onIsland,
  ...options
}: Options & { onIsland: (module: string) => void }): Promise<ServerBundle> {
  const { siteDir, workDir, outDir, base, autoIslands, modules, customCss } = options;
  const shared = sharedViteConfig({ siteDir, base, autoIslands, mode: 'production', onIsland });
  const serverDir = join(workDir, 'server');
  await rm(serverDir, { recursive: true, force: true });
  const result = await build({
    ...shared,
    // What it would print stands in the errors that it throws.
    logLevel: 'silent',
    plugins: [shared.plugins, serverEntryPlugin({ modules, customCss })],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: serverDir,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      minify: false,
      // For the places of what a component throws.
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        input: serverEntryId,
        output: {
          entryFileNames: 'server-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: assetNames.assetFileNames,
        },
      },
    },
  });
  const output = outputOf(result);
  const assets = output.filter((item) => item.type === 'asset');
  await Promise.all(
    assets.map((asset) => writeAsset({ path: join(outDir, asset.fileName), content: asset.source })),
  );
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry);
  if (entry === undefined) throw new Error('The server bundle has no entry.');
  // The name holds a hash: a second build in one process must not get the module of the first.
  const module = (await import(pathToFileURL(join(serverDir, entry.fileName)).href)) as {
    theme: ThemeModule;
    modules: Record<string, () => Promise<Record<string, unknown>>>;
  };
  return {
    theme: module.theme,
    loadModule: (key) => {
      const load = module.modules[key];
      if (load === undefined) return Promise.reject(new Error(`The module ${key} was not bundled.`));
      return load();
    },
    // The sheet of all pages; others are linked by the pages that need them, which import their address (`?url`).
    styles: assets.filter(({ names }) => names.includes('style.css')).map((asset) => base + asset.fileName),
  };
}

async function buildClient({
  siteDir,
  outDir,
  base,
  autoIslands,
  islands,
}: Options & { islands: string[] }): Promise<{ manifest: Manifest; boot: string }> {
  const shared = sharedViteConfig({
    siteDir,
    base,
    autoIslands,
    mode: 'production',
    onIsland: () => undefined,
  });
  const boot = join(engineSource(), 'client/boot.ts');
  const result = await build({
    ...shared,
    // What it would print stands in the errors that it throws.
    logLevel: 'silent',
    build: {
      outDir,
      emptyOutDir: false,
      manifest: true,
      // The style sheet comes from the server's build, which sees every component.
      cssCodeSplit: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      target: 'es2022',
      write: false,
      rolldownOptions: {
        input: entries([boot, ...islands]),
        preserveEntrySignatures: 'exports-only',
        output: assetNames,
      },
    },
  });
  const output = outputOf(result);
  const manifestAsset = output.find((item) => item.fileName.endsWith('manifest.json'));
  if (manifestAsset?.type !== 'asset') throw new Error('The browser bundle has no manifest.');
  const manifest = JSON.parse(String(manifestAsset.source)) as Manifest;
  const published = output.filter((item) => item !== manifestAsset && !item.fileName.endsWith('.css'));
  await Promise.all(
    published.map((item) =>
      writeAsset({
        path: join(outDir, item.fileName),
        content: item.type === 'chunk' ? item.code : item.source,
      }),
    ),
  );
  const entry = manifest[relative(siteDir, boot).replaceAll('\\', '/')];
  if (entry === undefined) throw new Error('The browser bundle has no boot script.');
  return { manifest, boot: entry.file };
}

/** Entries by a readable name; two files of one name get a number. */
function entries(files: readonly string[]): Record<string, string> {
  const named: Record<string, string> = {};
  for (const file of files) {
    const name = basename(file).replace(/\.\w+$/, '');
    let unique = name;
    for (let count = 2; unique in named; count += 1) unique = `${name}${count}`;
    named[unique] = file;
  }
  return named;
}

/** The script that runs before the first paint: it stands in each page as text. */
export async function buildHeadScript({ siteDir }: Pick<Options, 'siteDir'>): Promise<string> {
  const result = await build({
    root: siteDir,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(engineSource(), 'client/head.ts'),
        formats: ['iife'],
        name: 'lecternHead',
        fileName: 'head',
      },
    },
  });
  const chunk = outputOf(result).find((item) => item.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The head script was not bundled.');
  return chunk.code.trim();
}

type OutputItem = Rolldown.OutputChunk | Rolldown.OutputAsset;

function outputOf(result: Awaited<ReturnType<typeof build>>): OutputItem[] {
  const first = Array.isArray(result) ? result[0] : result;
  if (first === undefined || !('output' in first)) throw new Error('The bundler gave no output.');
  return first.output;
}

async function writeAsset({ path, content }: { path: string; content: string | Uint8Array }): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
}
