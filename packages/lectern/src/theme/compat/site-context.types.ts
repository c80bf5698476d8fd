import type { GlobalData, LocaleConfig } from '../../model/page-data.types.js';

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
  themeConfig: Readonly<Record<string, unknown>>;
  i18n: { defaultLocale: string; locales: string[] };
}

export interface SiteContext {
  siteConfig: SiteConfigView;
  i18n: {
    defaultLocale: string;
    locales: string[];
    currentLocale: string;
    localeConfigs: Readonly<Record<string, LocaleConfig & { url: string }>>;
  };
  siteMetadata: { docusaurusVersion: string; pluginVersions: Record<string, never> };
  globalData: GlobalData;
  codeTranslations: Readonly<Record<string, string>>;
}
