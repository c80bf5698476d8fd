import { useContext } from 'react';
import { outsideOfProvider, RenderContext } from '../context.js';

interface SiteConfigView {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  favicon?: string | undefined;
  customFields: Record<string, unknown>;
}

export interface SiteContext {
  siteConfig: SiteConfigView;
  i18n: { defaultLocale: string; locales: string[]; currentLocale: string };
}

/** Id of the element with the data of the site, on pages with an island that asks for them. */
export const siteDataElementId = 'lectern-site';

/**
 * `@docusaurus/useDocusaurusContext`: what the configuration says, for components.
 * @throws when it is rendered outside of a page.
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
  url: string;
  base: string;
  favicon?: string | undefined;
  customFields: Record<string, unknown>;
  defaultLocale: string;
  locales: string[];
  locale: string;
}): SiteContext {
  const { title, tagline, url, base, favicon, customFields, defaultLocale, locales, locale } = site;
  return {
    siteConfig: { title, tagline, url, baseUrl: base, favicon, customFields },
    i18n: { defaultLocale, locales, currentLocale: locale },
  };
}

function readSiteContext(): SiteContext {
  if (typeof document === 'undefined')
    throw outsideOfProvider({ hook: 'useDocusaurusContext', provider: 'RenderContext.Provider' });
  const text = document.getElementById(siteDataElementId)?.textContent;
  if (!text)
    throw new Error(
      `useDocusaurusContext found no element #${siteDataElementId} on this page: it can be used in components of pages only.`,
    );
  return JSON.parse(text) as SiteContext;
}
