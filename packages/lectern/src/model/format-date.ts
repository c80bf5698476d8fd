import { localeInfo } from './locales.js';
import type { SiteModel } from './site.types.js';

/** Says dates as the readers of a site do. The same text on every machine: dates are read as UTC. */
export function dateFormat(site: Pick<SiteModel, 'locale' | 'config'>): (iso: string) => string {
  const { calendar } = localeInfo(site);
  // It takes long to make one, and most sites have no date to say.
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
