import { localeInfo } from './locales.js';
import type { SiteModel } from './site.types.js';

/** Formats dates in the site's language. Dates are in UTC, so that the result is the same on every machine. */
export function dateFormat(site: Pick<SiteModel, 'locale' | 'config'>): (iso: string) => string {
  const { calendar } = localeInfo(site);
  // Created lazily, because it is slow and most sites show no dates.
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat(site.locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
      ...(calendar === undefined ? {} : { calendar }),
    });
    return format.format(new Date(iso));
  };
}
