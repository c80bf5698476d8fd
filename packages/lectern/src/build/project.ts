import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { LocateInConfig } from '../config/load.js';
import { loadConfig } from '../config/load.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import type { ResolvedNavbarItem } from '../model/navbar.js';
import { resolveNavbar } from '../model/navbar.js';
import type { SiteData } from '../model/page-data.types.js';
import type { SiteModel } from '../model/site.js';
import { assembleSite } from '../model/site.js';
import { siteData } from '../model/site-data.js';
import { readSources } from '../sources/index.js';
import type { SourceContent } from '../sources/types.js';
import { fileCache } from './cache.js';

export type Mode = 'production' | 'development';

/** A configuration that was read, and where. */
export interface Workspace {
  siteDir: string;
  config: SiteConfig;
  configFile: string;
  /** Absolute paths of what the configuration was made from. */
  configDependencies: string[];
  locateInConfig: LocateInConfig;
  mode: Mode;
  /** Absolute path of the folder for what later builds can use. */
  cacheDir: string;
}

/** One locale of a site, read and put together; nothing of it is compiled yet. */
export interface Project extends Workspace {
  locale: string;
  content: SourceContent[];
  site: SiteModel;
  siteData: SiteData;
  navbar: ResolvedNavbarItem[];
  diagnostics: Diagnostic[];
}

/** @throws LecternError when there is no valid configuration. */
export async function openWorkspace({
  siteDir,
  base,
  mode,
  noCache = false,
}: {
  siteDir: string;
  base?: string | undefined;
  mode: Mode;
  /** Gives a folder of its own instead of what earlier builds have left. */
  noCache?: boolean;
}): Promise<Workspace> {
  const cacheDir = join(siteDir, noCache ? `.lectern/no-cache-${process.pid}` : '.lectern/cache');
  const { config, file, dependencies, locate } = await loadConfig({ siteDir, base, mode, cacheDir });
  return {
    siteDir,
    config,
    configFile: file,
    configDependencies: dependencies,
    locateInConfig: locate,
    mode,
    cacheDir,
  };
}

/** Reads all sources of one locale. Mistakes are collected, so that a writer sees all of them at once. */
export async function readProject({
  workspace,
  locale,
}: {
  workspace: Workspace;
  locale: string;
}): Promise<Project> {
  const { siteDir, config, configFile, mode } = workspace;
  const [content, staticFiles, messages] = await Promise.all([
    readSources({
      config,
      siteDir,
      locale,
      defaultLocale: config.i18n.defaultLocale,
      includeDrafts: mode === 'development',
      cache: fileCache({ dir: workspace.cacheDir }),
      cacheDir: workspace.cacheDir,
    }),
    listStaticFiles({ siteDir, config }),
    readMessages({ siteDir, locale }),
  ]);
  const { site, diagnostics } = assembleSite({ config, content, locale, messages, staticFiles });
  const navbar = resolveNavbar({ site, configFile, locate: workspace.locateInConfig });
  return {
    ...workspace,
    locale,
    content,
    site,
    siteData: siteData(site),
    navbar: navbar.items,
    diagnostics: [...content.flatMap((source) => source.diagnostics), ...diagnostics, ...navbar.diagnostics],
  };
}

async function listStaticFiles({
  siteDir,
  config,
}: {
  siteDir: string;
  config: SiteConfig;
}): Promise<Set<string>> {
  const folders = config.staticDirectories
    .map((folder) => join(siteDir, folder))
    .filter((folder) => existsSync(folder));
  const lists = await Promise.all(folders.map((cwd) => glob('**/*', { cwd, dot: true })));
  return new Set(lists.flat().map((file) => `/${file}`));
}

/** `i18n/<locale>/code.json`: words of the theme and of components, by their ids. */
async function readMessages({
  siteDir,
  locale,
}: {
  siteDir: string;
  locale: string;
}): Promise<Record<string, string>> {
  const file = `i18n/${locale}/code.json`;
  if (!existsSync(join(siteDir, file))) return {};
  try {
    const entries = JSON.parse(await readFile(join(siteDir, file), 'utf8')) as Record<
      string,
      { message?: unknown } | string
    >;
    return Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [
        id,
        String(typeof entry === 'string' ? entry : (entry.message ?? '')),
      ]),
    );
  } catch (error) {
    const found = problem({
      code: 'invalid-messages',
      message: `The translations could not be read: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'The file must be JSON: {"id": {"message": "words"}}.',
      file,
    });
    throw new LecternError([found], { cause: error });
  }
}
