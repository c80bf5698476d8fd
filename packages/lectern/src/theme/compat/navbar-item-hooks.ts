import type { Location } from './router.js';
import { useHistory, useLocation } from './router.js';
import useDocusaurusContext from './useDocusaurusContext.js';

/* Hooks and functions that ejected items of Docusaurus's navbar use. */

export function useHistorySelector<Value>(select: (history: ReturnType<typeof useHistory>) => Value): Value {
  return select(useHistory());
}

/** Returns the URLs of the current page in other languages. */
export function useAlternatePageUtils() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname }: Location = useLocation();
  const { baseUrl, url } = siteConfig;
  const { currentLocale, defaultLocale } = i18n;
  const baseOfSite =
    currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, baseUrl.lastIndexOf(`${currentLocale}/`));
  const page = pathname.slice(baseUrl.length);
  return {
    createUrl: ({ locale, fullyQualified }: { locale: string; fullyQualified: boolean }): string =>
      `${fullyQualified ? url : ''}${baseOfSite}${locale === defaultLocale ? '' : `${locale}/`}${page}`,
  };
}

export function mergeSearchStrings(
  searches: readonly (string | undefined)[],
  mode: 'append' | 'set',
): string {
  const merged = new URLSearchParams();
  for (const search of searches)
    for (const [name, value] of new URLSearchParams(search)) merged[mode](name, value);
  const text = merged.toString();
  return text === '' ? '' : `?${text}`;
}
