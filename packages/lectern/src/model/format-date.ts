import { localeInfo } from './locales.js';
import type { SiteModel } from './site.types.js';

/**
 * Creates a function that formats dates in the site's language, and in UTC, so that the result is the same on every
 * machine.
 * @param parts - The parts to show; default: day, month, and year.
 */
export function dateFormat(
  site: Pick<SiteModel, 'locale' | 'config'>,
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): (iso: string) => string {
  const { calendar } = localeInfo(site);
  // Creating the format is slow, and most sites show no dates.
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
