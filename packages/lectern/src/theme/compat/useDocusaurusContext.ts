import { useContext } from 'react';
import type { PageData, SiteData } from '../../model/page-data.types.js';
import type { ListedDoc } from '../../model/version-docs.types.js';
import { outsideOfProvider, RenderContext } from '../context.js';
import { includePageData } from '../page-data.js';
import type { ShownBlog } from './blog/types.js';
import { Context } from './docusaurus-context.js';
import type { SiteContext } from './site-context.types.js';

export interface SiteDataOnPage extends SiteContext {
  page?: DocPage | undefined;
  versionDocs?: DocsById | undefined;
  blog?: ShownBlog | undefined;
}

type DocsById = Readonly<Record<string, ListedDoc>>;

export type DocPage = Pick<
  PageData,
  | 'title'
  | 'description'
  | 'href'
  | 'docLocation'
  | 'breadcrumbs'
  | 'toc'
  | 'sidebar'
  | 'previous'
  | 'next'
  | 'editUrl'
  | 'tags'
  | 'lastUpdated'
  | 'lastUpdatedBy'
  | 'unlisted'
  | 'showTitle'
  | 'version'
  | 'kind'
>;

/** Pages contain the element with this ID only if an island reads the site data. */
export const siteDataElementId = 'lectern-site';

export default function useDocusaurusContext(): SiteContext {
  const context = useContext(RenderContext);
  const changed = useContext(Context);
  if (context === undefined) return readSiteContext();
  if (context.inIsland) context.collected.needsSiteData = true;
  return changed ?? siteContext(context.page.site);
}

export function siteContext(site: SiteData): SiteContext {
  const { title, tagline, url, base, favicon, customFields, defaultLocale, locales, locale } = site;
  const { titleDelimiter, organizationName, projectName } = site;
  const { trailingSlash, themeConfig, localeConfigs } = site;
  return {
    siteConfig: {
      title,
      tagline,
      titleDelimiter,
      organizationName,
      projectName,
      url,
      baseUrl: base,
      favicon,
      customFields,
      trailingSlash,
      themeConfig,
      i18n: { defaultLocale, locales },
    },
    i18n: {
      defaultLocale,
      locales,
      currentLocale: locale,
      // In Docusaurus, each language may have its own domain and base path.
      localeConfigs: Object.fromEntries(
        Object.entries(localeConfigs).map(([name, own]) => [name, { ...own, url }]),
      ),
    },
    siteMetadata: { docusaurusVersion: '3.0.0', pluginVersions: {} },
    globalData: site.globalData,
    codeTranslations: {},
  };
}

export function readSiteContext(): SiteDataOnPage {
  if (typeof document === 'undefined')
    throw outsideOfProvider({ hook: 'useDocusaurusContext', provider: 'RenderContext.Provider' });
  const element = document.getElementById(siteDataElementId);
  if (!element?.textContent)
    throw new Error(
      `useDocusaurusContext found no element #${siteDataElementId} on this page. Call it only in components that the build renders, too.`,
    );
  const data = parsed.get(element) ?? (JSON.parse(element.textContent) as SiteDataOnPage);
  parsed.set(element, data);
  return data;
}

/** The next page has another element. */
const parsed = new WeakMap<Element, SiteDataOnPage>();

export function useDocPage(): DocPage | undefined {
  const context = useContext(RenderContext);
  if (context === undefined) return readSiteContext().page;
  if (context.inIsland) includePageData(context);
  return context.page;
}

/** If an island calls the returned function, the page's HTML includes the list of documents. */
export function useVersionDocs(): () => DocsById {
  const context = useContext(RenderContext);
  if (context === undefined) return () => readSiteContext().versionDocs ?? {};
  const { page, inIsland, collected } = context;
  return () => {
    if (inIsland) Object.assign(collected, { needsSiteData: true, needsVersionDocs: true });
    return versionDocsOf(page);
  };
}

export function versionDocsOf({ site, docLocation }: Pick<PageData, 'site' | 'docLocation'>): DocsById {
  if (docLocation === undefined) return {};
  return site.versionDocs?.[docLocation.pluginId]?.[docLocation.version.name] ?? {};
}

export function docPage(page: PageData): DocPage {
  const { title, description, href, docLocation, breadcrumbs, toc, sidebar, previous, next, editUrl, tags } =
    page;
  const { lastUpdated, lastUpdatedBy, unlisted, showTitle, version, kind } = page;
  const found = {
    title,
    description,
    href,
    docLocation,
    breadcrumbs,
    toc,
    sidebar,
    previous,
    next,
    editUrl,
    tags,
  };
  return { ...found, lastUpdated, lastUpdatedBy, unlisted, showTitle, version, kind };
}
