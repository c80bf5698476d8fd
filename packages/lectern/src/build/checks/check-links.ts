import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { SiteModel } from '../../model/site.types.js';
import { decodePath, normalizeRoute } from '../../util/addresses.js';

export interface PageLinks {
  page: PageSummary;
  file: string;
  /** The URLs that the page links to, as indexes into a URL list that is shared by all pages. */
  addresses: Iterable<number>;
}

/**
 * Checks the links that components, the navbar, and the footer render. Links in documents are checked earlier. Each
 * broken URL is reported once, for the first page that links to it.
 */
export function checkLinks({
  site,
  pages,
  list,
  publishedFiles,
}: {
  site: SiteModel;
  pages: readonly PageLinks[];
  list: readonly string[];
  publishedFiles: ReadonlySet<string>;
}): Diagnostic[] {
  const { onBrokenLinks } = site.config;
  // If the site is incomplete, a link may be broken only because of an error in its target page.
  if (onBrokenLinks === 'ignore' || site.isIncomplete) return [];
  const reported = new Map<string, Diagnostic>();
  const foreign = otherLocales(site);
  // Check each URL only once, because most pages link to the same URLs.
  const checked = new Uint8Array(list.length);
  for (const { file, page, addresses } of pages) {
    for (const number of addresses) {
      if (checked[number] === 1) continue;
      checked[number] = 1;
      const address = list[number] ?? '';
      if (foreign.some((folder) => `${address}/`.startsWith(folder))) continue;
      const target = normalizeRoute(decodePath(address));
      if (site.pages.has(target) || publishedFiles.has(`/${address}`) || reported.has(target)) continue;
      reported.set(
        target,
        problem({
          code: 'broken-component-link',
          severity: onBrokenLinks === 'warn' ? 'warning' : 'error',
          message: `The page ${page.route} links to ${target}, which is neither a page nor a file of this site.${didYouMean({ found: target, known: site.pages.keys() })}`,
          hint: 'Correct the link in the component, the navbar, or the footer that contains it.',
          file,
        }),
      );
    }
  }
  return [...reported.values()];
}

/**
 * Returns the folders of the other locales. Links into these folders aren't checked here, because the pages of other
 * locales are unknown: each locale is built separately.
 */
function otherLocales({ config, locale }: SiteModel): string[] {
  const { defaultLocale, locales } = config.i18n;
  return locale === defaultLocale ? locales.filter((name) => name !== locale).map((name) => `${name}/`) : [];
}
