import { routeToMarkdown } from './addresses.js';
import type { PageData } from './page-data.types.js';
import type { SiteModel } from './site.js';

/** The complete address of the page's text as Markdown; nothing for a page that has none. */
export function markdownAddress({
  site: { addresses, staticFiles, config },
  page: { kind, route },
}: {
  site: Pick<SiteModel, 'addresses' | 'staticFiles' | 'config'>;
  page: Pick<PageData, 'kind' | 'route'>;
}): string | undefined {
  // A list of links, and what is shown where there is no page, are no texts. A file of the site's own stays.
  if (kind === 'search' || kind === 'not-found' || staticFiles.has(`/${routeToMarkdown(route)}`))
    return undefined;
  return new URL(addresses.base + routeToMarkdown(route), config.url).href;
}

/** Routes and files without Markdown beside them, though their addresses look like those of pages that have it. */
export function addressesWithoutMarkdown(site: SiteModel): string[] {
  const routes = [...site.pages.values()]
    .filter(
      (page) =>
        page.kind === 'redirect' ||
        markdownAddress({ site, page: { ...page, kind: page.kind } }) === undefined,
    )
    .map(({ route }) => route);
  return [...routes, ...[...site.staticFiles].filter((file) => !hasExtension(file))].sort();
}

/** The last part has a dot and a letter after it: `/docs/1.0` is a page. */
export function hasExtension(path: string): boolean {
  return /\.[a-z][^/]*$/i.test(path);
}
