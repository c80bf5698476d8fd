import { localeInfo } from './locales.js';
import type { SiteModel } from './site.types.js';

/**
 * Formats dates in the site's language. Dates are in UTC, so that the result is the same on every machine.
 * @param parts - Default: the day, the month, and the year.
 */
export function dateFormat(
  site: Pick<SiteModel, 'locale' | 'config'>,
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): (iso: string) => string {
  const { calendar } = localeInfo(site);
  // Created lazily, because it is slow and most sites show no dates.
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat(site.locale, {
      ...parts,
      timeZone: 'UTC',
      ...(calendar === undefined ? {} : { calendar }),
    });
    return format.format(new Date(iso));
  };
}
