import { routeToMarkdown } from '../util/addresses.js';
import type { PageData } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

export function markdownAddress({
  site,
  page,
}: {
  site: Pick<SiteModel, 'addresses' | 'staticFiles' | 'config'>;
  page: Pick<PageData, 'kind' | 'route' | 'listing'>;
}): string | undefined {
  if (!hasMarkdown({ ...page, site })) return undefined;
  return new URL(site.addresses.base + routeToMarkdown(page.route), site.config.url).href;
}

/**
 * Lists of links and the 404 page have no Markdown version. A page also has none if a static file already has its URL.
 */
function hasMarkdown({
  site: { staticFiles },
  kind,
  route,
  listing = false,
}: {
  site: Pick<SiteModel, 'staticFiles'>;
  kind: string;
  route: string;
  listing?: boolean | undefined;
}): boolean {
  return (
    !listing && kind !== 'search' && kind !== 'not-found' && !staticFiles.has(`/${routeToMarkdown(route)}`)
  );
}

export function addressesWithoutMarkdown(site: SiteModel): string[] {
  const routes = [...site.pages.values()]
    .filter((page) => page.kind === 'redirect' || !hasMarkdown({ site, ...page }))
    .map(({ route }) => route);
  return [...routes, ...[...site.staticFiles].filter((file) => !hasExtension(file))].sort();
}

/** An extension starts with a letter, so `/docs/1.0` has none. */
export function hasExtension(path: string): boolean {
  return /\.[a-z][^/]*$/i.test(path);
}
