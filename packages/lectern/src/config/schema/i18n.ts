import { z } from 'zod';
import { didYouMean } from '../../diagnostics/nearest.js';
import { strict } from './strict.js';

const localeConfig = strict({
  label: z
    .string()
    .optional()
    .describe('The name of the language in the language menu. Default: its name in that language.'),
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe(
      'The writing direction: left to right, or right to left. Default: the direction of the language.',
    ),
  htmlLang: z
    .string()
    .optional()
    .describe('The language code for browsers and search engines. Default: the locale.'),
  calendar: z
    .string()
    .regex(/^[a-z\d]{3,8}(?:-[a-z\d]{3,8})*$/i, 'the name of a calendar such as "gregory"')
    .optional()
    .describe('The calendar for dates, e.g. `gregory`. Default: the calendar of the language.'),
});

export const i18nSchema = strict({
  defaultLocale: z.string().default('en').describe('The default locale. Its URLs contain no locale.'),
  locales: z.array(z.string()).min(1).default(['en']).describe('All locales to build.'),
  localeConfigs: z
    .record(z.string(), localeConfig)
    .default({})
    .describe('Settings for each locale, by its code.'),
}).superRefine(({ defaultLocale, locales, localeConfigs }, context) => {
  const check = (found: string, path: string[]): void => {
    if (locales.includes(found)) return;
    const message = `Unknown locale "${found}".${didYouMean({ found, known: locales })} Known locales: ${locales.join(', ')}.`;
    context.addIssue({ code: 'custom', message, path });
  };
  for (const [index, locale] of locales.entries()) {
    if (isLanguageTag(locale)) continue;
    const message = 'a language tag such as "en", "pt-BR", or "zh-Hans"';
    context.addIssue({ code: 'custom', message, path: ['locales', index] });
  }
  check(defaultLocale, ['defaultLocale']);
  for (const locale of Object.keys(localeConfigs)) check(locale, ['localeConfigs', locale]);
});

/** With an invalid language tag, `Intl` throws when it formats dates, language names, or plurals. */
function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}
