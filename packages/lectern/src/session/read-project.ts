import { noteWarnings } from '../config/note-warnings.js';
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
import type { Workspace } from './workspace.js';

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
  const messages = pluginTranslations({ workspace, locale, messages: code.translations });
  const [content, staticFiles, swizzled, navbarTranslations, footerTranslations] = await Promise.all([
    readSources({
      readers: contentReaders(workspace),
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
      frontMatterOf: frontMatterOf(workspace),
      mdx1: sitePlugins(written).some(({ plugin }) => plugin.markdown?.mdx1 === true),
      locationInConfig,
    }),
    staticFilesOf({ siteDir, folders: written.staticDirectories, reach, locationInConfig }),
    swizzledComponents({ siteDir }),
    // Docusaurus uses the first path.
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
    socialImage: socialImageOf({ workspace: { ...workspace, config }, content }),
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

function frontMatterOf(workspace: Workspace): FrontMatterOf | undefined {
  const hooks = callablePlugins(workspace).filter(({ plugin }) => plugin.frontMatter !== undefined);
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
  workspace,
  content,
}: {
  workspace: Workspace;
  content: readonly SourceContent[];
}): SocialImageOf | undefined {
  const makers = callablePlugins(workspace).filter(({ plugin }) => plugin.socialImage !== undefined);
  const { config } = workspace;
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
  workspace,
  locale,
  messages,
}: {
  workspace: Workspace;
} & TranslationsInput): Messages {
  const provided = callablePlugins(workspace).map(({ plugin }) => plugin.translations);
  return Object.assign(
    {},
    ...provided.map((given) => (typeof given === 'function' ? {} : (given?.[locale] ?? {}))),
    messages,
    ...provided.map((given) => (typeof given === 'function' ? given({ locale, messages }) : {})),
  ) as Messages;
}

/** Pages link only to translations that exist, so each locale needs the routes of all locales. */
export function withLocaleRoutes(projects: readonly Project[]): Project[] {
  const localeRoutes = new Map(projects.map(({ locale, site }) => [locale, new Set(site.pages.keys())]));
  return projects.map((project) => ({ ...project, site: { ...project.site, localeRoutes } }));
}
