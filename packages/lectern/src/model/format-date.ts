import { localeInfo } from './locales.js';
import type { SiteModel } from './site.js';

/** The same text on every machine: the date is read as UTC. */
export function formatDate({
  iso,
  site,
}: {
  iso: string;
  site: Pick<SiteModel, 'locale' | 'config'>;
}): string {
  const { calendar } = localeInfo(site);
  return new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    ...(calendar === undefined ? {} : { calendar }),
  }).format(new Date(iso));
}
