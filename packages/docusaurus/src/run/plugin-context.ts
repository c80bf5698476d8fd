import { join } from 'node:path';
import type { Loose } from '../values.js';
import { listOf, objectOf, textOf } from '../values.js';

export function contextOf({ siteDir, written }: { siteDir: string; written: Loose }): Loose {
  const { defaultLocale = 'en', locales = ['en'], localeConfigs } = objectOf(written.i18n);
  const baseUrl = textOf(written.baseUrl) ?? '/';
  return {
    siteDir,
    siteConfig: {
      ...{ themeConfig: {}, customFields: {}, presets: [], plugins: [], themes: [], markdown: {} },
      ...written,
      future: { v4: {}, experimental_router: 'browser', ...objectOf(written.future) },
    },
    siteConfigPath: join(siteDir, 'docusaurus.config.js'),
    outDir: join(siteDir, 'build'),
    generatedFilesDir: join(siteDir, '.docusaurus'),
    baseUrl,
    localizationDir: join(siteDir, 'i18n', String(defaultLocale)),
    i18n: {
      defaultLocale,
      locales,
      localeConfigs: Object.fromEntries(
        listOf(locales).map((locale) => {
          const base =
            locale === defaultLocale ? baseUrl : `${baseUrl.replace(/\/$/, '')}/${String(locale)}/`;
          const defaults = { url: written.url, baseUrl: base };
          const own = objectOf(objectOf(localeConfigs)[String(locale)]);
          return [locale, { ...localeDefaults({ locale: String(locale), own }), ...defaults, ...own }];
        }),
      ),
      currentLocale: defaultLocale,
      path: 'i18n',
    },
    codeTranslations: {},
  };
}

/** Docusaurus sets these for every locale. Its own blog plug-in reads the calendar, for example. */
function localeDefaults({ locale, own }: { locale: string; own: Loose }): Loose {
  const htmlLang = textOf(own.htmlLang) ?? locale;
  const known = languageOf(htmlLang);
  return {
    label: locale,
    direction: 'ltr',
    calendar: 'gregory',
    translate: true,
    path: locale,
    htmlLang,
    ...known,
  };
}

/** Returns nothing for a locale that is not a language tag, such as `zh_CN`. */
function languageOf(tag: string): Loose {
  try {
    const language = new Intl.Locale(tag).maximize();
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return {
      label: name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1),
      direction: rightToLeft.has(language.script ?? '') ? 'rtl' : 'ltr',
      calendar: new Intl.DateTimeFormat(tag).resolvedOptions().calendar,
    };
  } catch {
    return {};
  }
}

const rightToLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);
