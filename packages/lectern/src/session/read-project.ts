import { noteWarnings } from '../config/note-warnings.js';
import type { SiteConfig } from '../config/schema/index.js';
import { readSources } from '../content/index.js';
import type { FrontMatterOf } from '../content/reader-types.js';
import { staticFilesOf } from '../content/static-files.js';
import { swizzledComponents } from '../content/swizzled.js';
import { readTranslations } from '../content/translations.js';
import type { SourceContent } from '../content/types.js';
import { withSeverity } from '../diagnostics/severity.js';
import { checkAnnouncement } from '../model/announcement.js';
import { resolveNavbar } from '../model/navbar.js';
import { checkSearch } from '../model/search-plan.js';
import { assembleSite } from '../model/site.js';
import type { SocialImageOf } from '../model/site.types.js';
import { siteData } from '../model/site-data.js';
import { translateThemeConfig } from '../model/translate-theme.js';
import type { Messages, TranslationsInput } from '../plugin/plugin.js';
import { contentReaders } from './plugins/readers.js';
import { callablePlugins, sitePlugins } from './plugins/site-plugins.js';
import type { Project } from './project.js';
import type { Session } from './session.js';

/** Reads all sources of one locale, and collects their errors. */
export async function readProject({
  session: { workspace, cache, memory },
  locale,
}: {
  session: Session;
  locale: string;
}): Promise<Project> {
  const { siteDir, config: written, configFile, mode, locateInConfig, reach } = workspace;
  const locationInConfig = (path: readonly PropertyKey[]) => ({ file: configFile, ...locateInConfig(path) });
  const translation = (files: string[]) => readTranslations({ siteDir, locale, files, reach });
  const code = translation(['code.json']);
  const messages = pluginTranslations({ config: written, locale, messages: code.translations });
  const [content, staticFiles, swizzled, navbarTranslations, footerTranslations] = await Promise.all([
    readSources({
      readers: contentReaders({ config: written, siteDir }),
      config: written,
      messages,
      siteDir,
      locale,
      defaultLocale: written.i18n.defaultLocale,
      includeDrafts: mode === 'development',
      cache,
      cacheDir: workspace.cacheDir,
      memory,
      reach,
      frontMatterOf: frontMatterOf({ config: written, siteDir }),
      mdx1: sitePlugins(written).some(({ plugin }) => plugin.markdown?.mdx1 === true),
      locationInConfig,
    }),
    staticFilesOf({ siteDir, folders: written.staticDirectories, reach, locationInConfig }),
    swizzledComponents({ siteDir }),
    // The first path is the same as in Docusaurus.
    translation(['docusaurus-theme-classic/navbar.json', 'navbar.json']),
    translation(['docusaurus-theme-classic/footer.json', 'footer.json']),
  ]);
  const config = translateThemeConfig({
    config: written,
    code: code.translations,
    navbar: navbarTranslations.translations,
    footer: footerTranslations.translations,
  });
  const { site, diagnostics } = assembleSite({
    config,
    content,
    locale,
    messages,
    staticFiles: staticFiles.files,
    socialImage: socialImageOf({ config, siteDir, content }),
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
        ...noteWarnings({ notes: workspace.configNotes, file: configFile }),
        ...swizzled,
        ...staticFiles.diagnostics,
        ...content.flatMap((source) => source.diagnostics),
        ...[code, navbarTranslations, footerTranslations].flatMap((translations) => translations.diagnostics),
        ...diagnostics,
        ...navbar.diagnostics,
        ...checkAnnouncement({ config, configFile, locate: locateInConfig }),
        ...checkSearch({ site, configFile, locate: locateInConfig }),
      ],
    }),
  };
}

function frontMatterOf({
  config,
  siteDir,
}: {
  config: SiteConfig;
  siteDir: string;
}): FrontMatterOf | undefined {
  const hooks = callablePlugins({ config, siteDir }).filter(({ plugin }) => plugin.frontMatter !== undefined);
  if (hooks.length === 0) return undefined;
  return async (input) => {
    for (const { plugin } of hooks) {
      const found = await plugin.frontMatter?.(input);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function socialImageOf({
  config,
  siteDir,
  content,
}: {
  config: SiteConfig;
  siteDir: string;
  content: readonly SourceContent[];
}): SocialImageOf | undefined {
  const makers = callablePlugins({ config, siteDir }).filter(
    ({ plugin }) => plugin.socialImage !== undefined,
  );
  if (makers.length === 0) return undefined;
  const dataOf = new Map(content.map(({ id, data }) => [id, data]));
  return (page) => {
    for (const { plugin } of makers) {
      const image = plugin.socialImage?.({ page, config, data: dataOf.get(plugin.name) });
      if (image !== undefined) return image;
    }
    return undefined;
  };
}

function pluginTranslations({
  config,
  locale,
  messages,
}: {
  config: SiteConfig;
} & TranslationsInput): Messages {
  const provided = sitePlugins(config).map(({ plugin }) => plugin.translations);
  return Object.assign(
    {},
    ...provided.map((given) => (typeof given === 'function' ? {} : (given?.[locale] ?? {}))),
    messages,
    ...provided.map((given) => (typeof given === 'function' ? given({ locale, messages }) : {})),
  ) as Messages;
}

/** Tells each locale which pages the other locales have, so that links between languages are never broken. */
export function withLocaleRoutes(projects: readonly Project[]): Project[] {
  const localeRoutes = new Map(projects.map(({ locale, site }) => [locale, new Set(site.pages.keys())]));
  return projects.map((project) => ({ ...project, site: { ...project.site, localeRoutes } }));
}
