import type { SiteData } from '../../model/page-data.types.js';

/**
 * Functions that aren't hooks, such as `translate`, read the site data here. Rendering is synchronous, so there is only
 * one page at a time.
 */
const current: { site?: SiteData | undefined } = {};

export function currentSite(): SiteData | undefined {
  return current.site;
}

export function withCurrentSite<Result>({ site, run }: { site: SiteData; run: () => Result }): Result {
  const before = current.site;
  current.site = site;
  try {
    return run();
  } finally {
    current.site = before;
  }
}
