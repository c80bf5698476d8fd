import { expect, test } from 'vitest';
import { contextOf } from './plugin-context.js';

test('the context of plug-ins has a complete configuration for every locale', () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fa', 'zh_CN'],
    localeConfigs: { fa: { label: 'Persian', path: 'farsi' } },
  };
  const context = contextOf({
    siteDir: '/site',
    written: { url: 'https://tide.example', baseUrl: '/sea/', i18n },
  });
  const url = 'https://tide.example';
  expect(context.i18n).toMatchObject({
    currentLocale: 'en',
    localeConfigs: {
      en: {
        ...{ label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
        ...{ url, baseUrl: '/sea/', translate: true },
      },
      fa: {
        ...{ label: 'Persian', direction: 'rtl', htmlLang: 'fa', calendar: 'persian', path: 'farsi' },
        ...{ url, baseUrl: '/sea/fa/' },
      },
      zh_CN: { label: 'zh_CN', direction: 'ltr', calendar: 'gregory' },
    },
  });
});

test('the context of plug-ins has a configuration for English if the site lists no locales', () => {
  const { i18n } = contextOf({ siteDir: '/site', written: {} });
  expect(i18n).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English' } },
  });
});
