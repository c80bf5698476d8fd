import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { SiteModel } from '../../model/site.types.js';
import { decodePath, normalizeRoute } from '../../util/addresses.js';

export interface PageLinks {
  page: PageSummary;
  file: string;
  addresses: Iterable<number>;
}

/**
 * Links in documents have already been checked. This function finds broken links that components, the navbar, and the
 * footer render.
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

/** `site.pages` has only the pages of one locale, so links to other locales can't be checked. */
function otherLocales({ config, locale }: SiteModel): string[] {
  const { defaultLocale, locales } = config.i18n;
  return locale === defaultLocale ? locales.filter((name) => name !== locale).map((name) => `${name}/`) : [];
}
