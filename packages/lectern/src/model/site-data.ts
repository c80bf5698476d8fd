import type { MarkdownDocument } from '../content/types.js';
import { isExternal, normalizeRoute, routeToHref } from '../util/addresses.js';
import { sourceInstance } from '../util/source-instance.js';
import type { LinkData } from './link-data.types.js';
import { localeInfo } from './locales.js';
import { mainDocument } from './main-document.js';
import type { GlobalData, LocaleConfig, LogoData, SiteData } from './page-data.types.js';
import { searchData } from './search.js';
import type { SiteModel } from './site.types.js';
import { readableThemeConfig } from './theme-config.js';

interface LogoConfig {
  src: string;
  srcDark?: string | undefined;
  alt: string;
  href?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

export function siteData(site: SiteModel): SiteData {
  const { config, addresses, locale } = site;
  const { htmlLang, direction } = localeInfo({ config, locale });
  const { navbar, footer, colorMode, docs, metadata, announcementBar } = config.themeConfig;
  const file = (path: string) => (isExternal(path) ? path : config.baseUrl + path.replace(/^\//, ''));
  const logo = (value: LogoConfig | undefined): LogoData | undefined =>
    value === undefined
      ? undefined
      : {
          ...value,
          src: file(value.src),
          srcDark: value.srcDark === undefined ? undefined : file(value.srcDark),
          href: value.href ?? routeToHref({ route: '/', ...addresses }),
        };
  const link = (item: { label: string; to?: string | undefined; href?: string | undefined }): LinkData => {
    if (item.href !== undefined || item.to === undefined)
      return { label: item.label, href: item.href ?? '', external: true };
    if (isExternal(item.to)) return { label: item.label, href: item.to, external: true };
    return {
      label: item.label,
      href: routeToHref({ route: normalizeRoute(item.to), ...addresses }),
      external: false,
    };
  };
  return {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    organizationName: config.organizationName,
    projectName: config.projectName,
    version: config.version,
    url: config.url,
    base: addresses.base,
    trailingSlash: addresses.trailingSlash,
    locale,
    htmlLang,
    direction,
    locales: config.i18n.locales,
    defaultLocale: config.i18n.defaultLocale,
    announcement: announcementBar,
    favicon: config.favicon === undefined ? undefined : file(config.favicon),
    feed: config.feed === undefined ? undefined : `${config.baseUrl}feed.xml`,
    sitemap: `${config.baseUrl}sitemap.xml`,
    navbarTitle: navbar.title ?? config.title,
    navbarLogo: logo(navbar.logo),
    hideNavbarOnScroll: navbar.hideOnScroll,
    footer: {
      columns: footer.links.map((column) => ({
        title: column.title,
        items: column.items.map((item) => ('html' in item ? item : link(item))),
      })),
      logo: logo(footer.logo),
      copyright: footer.copyright,
    },
    search: searchData(site),
    colorMode,
    themeConfig: readableThemeConfig(config),
    localeConfigs: localeConfigs(config),
    autoCollapseCategories: docs.sidebar.autoCollapseCategories,
    metadata,
    headTags: [...config.plugins.flatMap(({ headTags }) => headTags ?? []), ...(site.headTags ?? [])],
    scripts: [...new Set(config.plugins.flatMap(({ scripts }) => scripts ?? []))],
    globalData: Object.assign(
      versionsData(site),
      ...config.plugins.map(({ globalData }) => globalData ?? {}),
    ) as GlobalData,
    customFields: config.customFields,
    noIndex: config.noIndex,
    messages: site.messages,
  };
}

function localeConfigs(config: SiteModel['config']): Record<string, LocaleConfig> {
  const { locales } = config.i18n;
  // A site with one locale rarely shows the label, and loading the names of languages is slow, so the locale's code is
  // the default.
  const isSingle = locales.length < 2;
  return Object.fromEntries(
    locales.map((locale) => {
      const info = localeInfo({ config, locale });
      const label = isSingle ? (config.i18n.localeConfigs[locale]?.label ?? locale) : info.label;
      const { htmlLang, direction, calendar } = info;
      return [locale, { label, direction, htmlLang, calendar, path: locale }];
    }),
  );
}

/** Docusaurus's React hooks expect this format. */
function versionsData(site: SiteModel): GlobalData {
  const { versions, addresses, config } = site;
  const instances = [...versions].filter(([, all]) => all.length > 0);
  if (instances.length === 0) return {};
  const href = (route: string): string => routeToHref({ route, ...addresses });
  const entries = instances.map(([id, all]) => [
    sourceInstance(id),
    {
      path: href(normalizeRoute(basePathOf({ config, id }))),
      versions: all.map((version) => {
        const { name, label, route, isLast } = version;
        const main = mainDocument({ site, source: id, version });
        return {
          name,
          label,
          path: href(route),
          isLast,
          mainDocId: main?.id ?? '',
          docs: main === undefined ? [] : [docAddress({ document: main, href })],
        };
      }),
    },
  ]);
  return { 'docusaurus-plugin-content-docs': Object.fromEntries(entries) };
}

function docAddress({
  document: { id, route, sidebar },
  href,
}: {
  document: MarkdownDocument;
  href: (route: string) => string;
}): { id: string; path: string; sidebar: string | undefined } {
  return { id, path: href(route), sidebar: typeof sidebar === 'string' ? sidebar : undefined };
}

function basePathOf({ config, id }: { config: SiteModel['config']; id: string }): string {
  const source = config.sources.find((candidate) => candidate.id === id);
  const path = source !== undefined && 'routeBasePath' in source ? source.routeBasePath : undefined;
  return typeof path === 'string' ? path : '/';
}
