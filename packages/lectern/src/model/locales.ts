import type { SiteConfig } from '../config/schema/index.js';
import { isMarkdown } from '../content/page-kinds.js';
import type { SourcePage } from '../content/types.js';
import { routeToHref } from '../util/addresses.js';
import type { LocaleLink } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

export interface LocaleInfo {
  locale: string;
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  calendar?: string | undefined;
}

type Configuration = Pick<SiteConfig, 'i18n' | 'baseUrl'>;

export function localeInfo({ config, locale }: { config: Configuration; locale: string }): LocaleInfo {
  const own = config.i18n.localeConfigs[locale] ?? {};
  return {
    locale,
    // Loading the names of languages is slow, and most sites have only one language.
    get label() {
      return own.label ?? ownName(locale);
    },
    htmlLang: own.htmlLang ?? locale,
    direction: own.direction ?? writtenDirection(locale),
    calendar: own.calendar,
  };
}

/** Returns a language's name in that language, such as `Français` for `fr`. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/** Older JavaScript engines have a property for the text direction, and newer engines a method. */
function writtenDirection(locale: string): 'ltr' | 'rtl' {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getTextInfo?: () => { direction?: string };
    textInfo?: { direction?: string };
  };
  return (known.getTextInfo?.() ?? known.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

export function localeBase({ config, locale }: { config: Configuration; locale: string }): string {
  return locale === config.i18n.defaultLocale ? config.baseUrl : `${config.baseUrl}${locale}/`;
}

export function localeLinks({ site, route }: { site: SiteModel; route: string }): LocaleLink[] {
  const { config, addresses, localeRoutes } = site;
  const { locales } = config.i18n;
  if (locales.length < 2) return [];
  return locales.map((locale) => {
    const { label, htmlLang, direction } = localeInfo({ config, locale });
    const base = localeBase({ config, locale });
    // A translation may have a different URL. The dev server reads only one locale, and assumes that the page exists in
    // the others.
    const exists = route !== '/404' && (localeRoutes?.get(locale)?.has(route) ?? true);
    const href = routeToHref({ route: exists ? route : '/', base, trailingSlash: addresses.trailingSlash });
    return {
      locale,
      label,
      htmlLang,
      direction,
      href,
      ...(exists ? { alternate: new URL(href, config.url).href } : {}),
      current: locale === site.locale,
    };
  });
}

/** If a page isn't translated, returns the language of the original document, which the page then shows. */
export function contentLanguage({
  site,
  page,
}: {
  site: SiteModel;
  page: SourcePage;
}): Pick<LocaleInfo, 'label' | 'htmlLang' | 'direction'> | undefined {
  const { config, locale } = site;
  const { defaultLocale } = config.i18n;
  if (locale === defaultLocale || !isMarkdown(page) || page.replaces !== undefined) return undefined;
  const { htmlLang, direction } = localeInfo({ config, locale: defaultLocale });
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(defaultLocale) ?? defaultLocale;
  return { label: name, htmlLang, direction };
}
