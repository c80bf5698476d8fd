import { z } from 'zod';
import { didYouMean } from '../../diagnostics/nearest.js';
import { strict } from './strict.js';

const localeConfig = strict({
  label: z
    .string()
    .optional()
    .describe('The name of the language in the menu of languages; default: its own name for itself.'),
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('From left to right, or from right to left; default: as the language is written.'),
  htmlLang: z
    .string()
    .optional()
    .describe('The code of the language for browsers and search engines; default: the locale.'),
  calendar: z
    .string()
    .optional()
    .describe('The calendar of dates, e.g. `gregory`; default: that of the language.'),
});

/** `i18n` */
export const i18nSchema = strict({
  defaultLocale: z.string().default('en').describe('The locale at the address without a locale.'),
  locales: z.array(z.string()).min(1).default(['en']).describe('All locales that are built.'),
  localeConfigs: z
    .record(z.string(), localeConfig)
    .default({})
    .describe('Label, direction, code and calendar by locale.'),
}).superRefine(({ defaultLocale, locales, localeConfigs }, context) => {
  const check = (found: string, path: string[]): void => {
    if (locales.includes(found)) return;
    const message = `Unknown locale "${found}".${didYouMean({ found, known: locales })} Known locales: ${locales.join(', ')}.`;
    context.addIssue({ code: 'custom', message, path });
  };
  check(defaultLocale, ['defaultLocale']);
  for (const locale of Object.keys(localeConfigs)) check(locale, ['localeConfigs', locale]);
});
