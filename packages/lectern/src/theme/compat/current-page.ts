import type { SiteData } from '../../model/page-data.types.js';

/**
 * The site data of the page that is being rendered, for functions that aren't hooks, such as `translate`. Rendering is
 * synchronous, so no other page is rendered at the same time.
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
