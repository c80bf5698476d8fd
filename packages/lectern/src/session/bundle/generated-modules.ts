import type { Plugin } from 'vite';
import type { SiteConfig } from '../../config/schema/index.js';
import { localeInfo } from '../../model/locales.js';
import { readableThemeConfig } from '../../model/theme-config.js';

/**
 * Returns the source code of the `@generated/…` modules that Docusaurus would generate, by name. The modules describe
 * the default locale.
 */
export function generatedModules(config: Partial<SiteConfig>): Readonly<Record<string, string>> {
  const { title, tagline, titleDelimiter, url, baseUrl, favicon, organizationName, projectName } = config;
  const { trailingSlash, customFields = {}, i18n, themeConfig, plugins = [], noIndex } = config;
  if (i18n === undefined || themeConfig === undefined || baseUrl === undefined) return {};
  const known = { title, tagline, titleDelimiter, url, baseUrl, favicon, organizationName, projectName };
  const { defaultLocale, locales } = i18n;
  const siteConfig = {
    ...known,
    trailingSlash,
    noIndex,
    customFields,
    i18n: { defaultLocale, locales },
    themeConfig: readableThemeConfig({ plugins, themeConfig }),
  };
  const localeConfigs = Object.fromEntries(
    locales.map((locale) => {
      const { label, htmlLang, direction } = localeInfo({ config: { i18n, baseUrl }, locale });
      return [locale, { label, htmlLang, direction, path: locale }];
    }),
  );
  const values: Readonly<Record<string, unknown>> = {
    'docusaurus.config': siteConfig,
    globalData: Object.assign({}, ...plugins.map(({ globalData }) => globalData ?? {})),
    i18n: { defaultLocale, locales, currentLocale: defaultLocale, localeConfigs },
    codeTranslations: {},
    // Packages for Docusaurus import this list. It is empty, because only Docusaurus's router needs it.
    routes: [],
    'site-metadata': { docusaurusVersion: '3.0.0', pluginVersions: {} },
    'site-storage': { type: 'localStorage', namespace: '' },
    siteMetadata: { docusaurusVersion: '3.0.0', pluginVersions: {} },
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `export default ${JSON.stringify(value)};`]),
  );
}

const prefix = '\0lectern-generated:';
const prefixed = new RegExp(`^${prefix}`);

export function generatedImports({
  generated,
  late,
  onGenerated,
}: {
  generated: Readonly<Record<string, string>>;
  /** Returns the modules that depend on the site's content, which is read after the bundler is created. */
  late?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  onGenerated: (name: string) => void;
}): Plugin {
  return {
    name: 'lectern-generated',
    enforce: 'pre',
    resolveId: {
      // Some sites import Docusaurus's generated files by path.
      filter: { id: /^@generated\/|^(?:\.|@site\/).*\/?\.docusaurus\// },
      async handler(source) {
        // Remove the extension `.json`, because the bundler would parse the module's code as JSON.
        const [, name = ''] = /(?:^@generated|\.docusaurus)\/(.+?)(?:\.json)?$/.exec(source) ?? [];
        if (!Object.hasOwn(generated, name) && !Object.hasOwn((await late?.()) ?? {}, name)) return undefined;
        onGenerated(name);
        return prefix + name.replaceAll('.', '-');
      },
    },
    load: {
      filter: { id: prefixed },
      async handler(id) {
        return Object.entries({ ...generated, ...(await late?.()) }).find(
          ([name]) => name.replaceAll('.', '-') === id.slice(prefix.length),
        )?.[1];
      },
    },
  };
}
