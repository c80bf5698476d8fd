import { useContext } from 'react';
import type { GlobalData } from '../../model/page-data.types.js';
import { outsideOfProvider, RenderContext } from '../context.js';

interface SiteConfigView {
  title: string;
  tagline: string;
  titleDelimiter?: string | undefined;
  organizationName?: string | undefined;
  projectName?: string | undefined;
  url: string;
  baseUrl: string;
  favicon?: string | undefined;
  customFields: Record<string, unknown>;
  trailingSlash: boolean | undefined;
  themeConfig: Record<string, unknown>;
  i18n: { defaultLocale: string; locales: string[] };
}

export interface SiteContext {
  siteConfig: SiteConfigView;
  i18n: {
    defaultLocale: string;
    locales: string[];
    currentLocale: string;
    localeConfigs: Record<string, { label: string; direction: string; htmlLang: string }>;
  };
  siteMetadata: { docusaurusVersion: string; pluginVersions: Record<string, never> };
  globalData: GlobalData;
}

/** ID of the element with the site's data, which is on pages with an island that reads it. */
export const siteDataElementId = 'lectern-site';

/**
 * `@docusaurus/useDocusaurusContext`: the site's configuration, for components.
 * @throws if a component calls it outside a page.
 */
export default function useDocusaurusContext(): SiteContext {
  const context = useContext(RenderContext);
  if (context === undefined) return readSiteContext();
  if (context.inIsland) context.collected.needsSiteData = true;
  return siteContext(context.page.site);
}

export function siteContext(site: {
  title: string;
  tagline: string;
  titleDelimiter?: string | undefined;
  organizationName?: string | undefined;
  projectName?: string | undefined;
  url: string;
  base: string;
  favicon?: string | undefined;
  customFields: Record<string, unknown>;
  defaultLocale: string;
  locales: string[];
  locale: string;
  htmlLang: string;
  direction: string;
  trailingSlash?: boolean | undefined;
  navbarTitle: string;
  colorMode: object;
  metadata: readonly object[];
  globalData: GlobalData;
}): SiteContext {
  const { title, tagline, url, base, favicon, customFields, defaultLocale, locales, locale } = site;
  const { titleDelimiter, organizationName, projectName } = site;
  const { htmlLang, direction, trailingSlash, navbarTitle, colorMode, metadata } = site;
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
      themeConfig: { navbar: { title: navbarTitle, items: [] }, colorMode, metadata },
      i18n: { defaultLocale, locales },
    },
    i18n: {
      defaultLocale,
      locales,
      currentLocale: locale,
      localeConfigs: { [locale]: { label: locale, htmlLang, direction } },
    },
    siteMetadata: { docusaurusVersion: '3.0.0', pluginVersions: {} },
    globalData: site.globalData,
  };
}

function readSiteContext(): SiteContext {
  if (typeof document === 'undefined')
    throw outsideOfProvider({ hook: 'useDocusaurusContext', provider: 'RenderContext.Provider' });
  const text = document.getElementById(siteDataElementId)?.textContent;
  if (!text)
    throw new Error(
      `useDocusaurusContext found no element #${siteDataElementId} on this page. Use it only in components of pages.`,
    );
  return JSON.parse(text) as SiteContext;
}
