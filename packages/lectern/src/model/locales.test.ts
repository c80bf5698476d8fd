import { expect, test } from 'vitest';
import { config, doc, siteOf } from './__fixtures__/site.js';
import { contentLanguage, localeBase, localeInfo, localeLinks } from './locales.js';

const i18n = {
  locales: ['en', 'fr', 'ar'],
  localeConfigs: { fr: { label: 'FR', htmlLang: 'fr-CA', direction: 'rtl', calendar: 'gregory' } },
} as const;
const several = config({ i18n: { ...i18n, locales: [...i18n.locales] } });

test("locales: a language's name comes from the configuration or, by default, from the JavaScript runtime", () => {
  expect(localeInfo({ config: several, locale: 'fr' })).toEqual({
    locale: 'fr',
    label: 'FR',
    htmlLang: 'fr-CA',
    direction: 'rtl',
    calendar: 'gregory',
  });
  expect(localeInfo({ config: several, locale: 'ar' })).toEqual({
    locale: 'ar',
    label: 'العربية',
    htmlLang: 'ar',
    direction: 'rtl',
  });
  expect(localeInfo({ config: several, locale: 'en' })).toMatchObject({ label: 'English', direction: 'ltr' });
});

test('localeBase adds the locale to the base path, except for the default locale', () => {
  expect(['en', 'fr'].map((locale) => localeBase({ config: several, locale }))).toEqual([
    '/base/',
    '/base/fr/',
  ]);
});

test("locales: a page without a translation in a locale links to that locale's home page", () => {
  const { site } = siteOf({ config: { i18n: { locales: ['en', 'fr'] } }, locale: 'fr' });
  const localeRoutes = new Map([
    ['en', new Set(['/', '/docs/a'])],
    ['fr', new Set(['/', '/docs/b'])],
  ]);
  const show = (route: string, known = true) =>
    localeLinks({ site: known ? { ...site, localeRoutes } : site, route }).map(
      ({ locale, href, alternate, current }) => `${current ? '*' : ''}${locale} ${href} ${alternate ?? '-'}`,
    );
  expect(show('/docs/b')).toEqual(['en /base/ -', '*fr /base/fr/docs/b https://example.org/base/fr/docs/b']);
  expect(show('/404')).toEqual(['en /base/ -', '*fr /base/fr/ -']);
  expect(show('/docs/c', false)[0]).toBe('en /base/docs/c https://example.org/base/docs/c');
  expect(localeLinks({ site: siteOf({}).site, route: '/' })).toEqual([]);
});

test("locales: an untranslated page names its original language in the reader's language", () => {
  const locales = { i18n: { locales: ['en', 'fr'] } };
  const french = siteOf({ config: locales, locale: 'fr' }).site;
  expect(contentLanguage({ site: french, page: doc('a') })).toEqual({
    label: 'anglais',
    htmlLang: 'en',
    direction: 'ltr',
  });
  expect(contentLanguage({ site: french, page: doc('a', { replaces: 'docs/a.md' }) })).toBeUndefined();
  expect(contentLanguage({ site: siteOf({ config: locales }).site, page: doc('a') })).toBeUndefined();
});
