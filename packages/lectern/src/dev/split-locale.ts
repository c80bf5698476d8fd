import type { SiteConfig } from '../config/schema/index.js';

/** `/fr/docs/intro` has the locale `fr` and the route `/docs/intro`. */
export function splitLocale({ address, i18n }: { address: string; i18n: SiteConfig['i18n'] }): {
  locale: string;
  route: string;
} {
  const { locales, defaultLocale } = i18n;
  const [, first = ''] = address.split('/');
  if (first === defaultLocale || !locales.includes(first)) return { locale: defaultLocale, route: address };
  return { locale: first, route: address.slice(first.length + 1) || '/' };
}
