import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { fileCache } from '../cache/file-cache.js';
import type { ReadMemory } from '../cache/read-memory.js';
import type { ConfigNote } from '../config/foreign-config.js';
import type { LocateInConfig } from '../config/load.js';
import { loadConfig } from '../config/load.js';
import type { SiteConfig } from '../config/schema/index.js';
import { readSources } from '../content/index.js';
import { swizzledComponents } from '../content/swizzled.js';
import { readTranslations } from '../content/translations.js';
import type { SourceContent } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { withSeverity } from '../diagnostics/severity.js';
import { checkAnnouncement } from '../model/announcement.js';
import { resolveNavbar } from '../model/navbar.js';
import type { ResolvedNavbarItem } from '../model/navbar.types.js';
import type { SiteData } from '../model/page-data.types.js';
import { checkSearch } from '../model/search-plan.js';
import type { SiteModel, SocialImageOf } from '../model/site.js';
import { assembleSite } from '../model/site.js';
import { siteData } from '../model/site-data.js';
import { translateThemeConfig } from '../model/translate-theme.js';
import { pluginsOf } from '../plugin/plugin.js';
import { checkPlugins } from './plugins/check.js';
import { contentReaders } from './plugins/readers.js';

export type Mode = 'production' | 'development';

/** A configuration that was read, and where. */
export interface Workspace {
  siteDir: string;
  config: SiteConfig;
  configFile: string;
  /** Absolute paths of what the configuration was made from. */
  configDependencies: string[];
  locateInConfig: LocateInConfig;
  /** What another engine's configuration says that has no effect here. */
  configNotes: readonly ConfigNote[];
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
  const { config, file, dependencies, locate, notes } = await loadConfig({ siteDir, base, mode, cacheDir });
  const wrong = checkPlugins({
    plugins: pluginsOf(config),
    placeInConfig: (path) => ({ file, ...locate(path) }),
  });
  if (wrong.length > 0) throw new LecternError(wrong);
  return {
    siteDir,
    config,
    configFile: file,
    configDependencies: dependencies,
    locateInConfig: locate,
    configNotes: notes,
    mode,
    cacheDir,
  };
}

/** Reads all sources of one locale. Mistakes are collected, so that a writer sees all of them at once. */
export async function readProject({
  workspace,
  locale,
  memory,
}: {
  workspace: Workspace;
  locale: string;
  /** What earlier reads have made of the files; absent: every file is read. */
  memory?: ReadMemory | undefined;
}): Promise<Project> {
  const { siteDir, config: written, configFile, mode, locateInConfig } = workspace;
  const translation = (files: string[]) => readTranslations({ siteDir, locale, files });
  const cache = fileCache({ dir: workspace.cacheDir });
  const code = translation(['code.json']);
  const messages = { ...pluginTranslations({ config: written, locale }), ...code.translations };
  const [content, staticFiles, swizzled, navbarWords, footerWords] = await Promise.all([
    readSources({
      readers: contentReaders(written),
      config: written,
      messages,
      siteDir,
      locale,
      defaultLocale: written.i18n.defaultLocale,
      includeDrafts: mode === 'development',
      cache,
      cacheDir: workspace.cacheDir,
      memory,
      placeInConfig: (path) => ({ file: configFile, ...locateInConfig(path) }),
    }),
    listStaticFiles({ siteDir, config: written }),
    swizzledComponents({ siteDir }),
    // The folder is the one of Docusaurus.
    translation(['docusaurus-theme-classic/navbar.json', 'navbar.json']),
    translation(['docusaurus-theme-classic/footer.json', 'footer.json']),
  ]);
  const config = translateThemeConfig({
    config: written,
    code: code.translations,
    navbar: navbarWords.translations,
    footer: footerWords.translations,
  });
  const { site, diagnostics } = assembleSite({
    config,
    content,
    locale,
    messages,
    staticFiles,
    socialImage: socialImageOf({ config, content }),
  });
  const navbar = resolveNavbar({ site, configFile, locate: locateInConfig });
  return {
    ...workspace,
    config,
    locale,
    content,
    site,
    siteData: siteData(site),
    navbar: navbar.items,
    diagnostics: withSeverity({
      checks: config.checks,
      diagnostics: [
        ...swizzled,
        ...content.flatMap((source) => source.diagnostics),
        ...[code, navbarWords, footerWords].flatMap((words) => words.diagnostics),
        ...diagnostics,
        ...navbar.diagnostics,
        ...checkAnnouncement({ config, configFile, locate: locateInConfig }),
        ...checkSearch({ site, configFile, locate: locateInConfig }),
      ],
    }),
  };
}

/** Asks the plug-ins in their order; the first that has an image for a page wins. */
function socialImageOf({
  config,
  content,
}: {
  config: SiteConfig;
  content: readonly SourceContent[];
}): SocialImageOf | undefined {
  const makers = pluginsOf(config).filter(({ socialImage }) => socialImage !== undefined);
  if (makers.length === 0) return undefined;
  const dataOf = new Map(content.map(({ id, data }) => [id, data]));
  return (page) => {
    for (const plugin of makers) {
      const image = plugin.socialImage?.({ page, config, data: dataOf.get(plugin.name) });
      if (image !== undefined) return image;
    }
    return undefined;
  };
}

/** What plug-ins bring in a language. */
function pluginTranslations({
  config,
  locale,
}: {
  config: SiteConfig;
  locale: string;
}): Readonly<Record<string, string>> {
  return Object.assign({}, ...pluginsOf(config).map(({ translations }) => translations?.[locale] ?? {}));
}

/** Tells each language which pages the others have, so that no link between languages leads nowhere. */
export function withLocaleRoutes(projects: readonly Project[]): Project[] {
  const localeRoutes = new Map(projects.map(({ locale, site }) => [locale, new Set(site.pages.keys())]));
  return projects.map((project) => ({ ...project, site: { ...project.site, localeRoutes } }));
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
