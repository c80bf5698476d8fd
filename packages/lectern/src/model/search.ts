import type { SiteConfig } from '../config/schema/index.js';
import type { SearchPage } from '../content/types.js';
import { normalizeRoute, routeToHref } from '../util/addresses.js';
import type { SiteData } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

export function searchPages({ search }: Pick<SiteConfig, 'search'>): SearchPage[] {
  if (search === false) return [];
  const route = normalizeRoute(search.route);
  return [{ kind: 'search', source: 'search', route, file: 'the search page' }];
}

export function searchData({
  config,
  addresses,
}: Pick<SiteModel, 'config' | 'addresses'>): SiteData['search'] {
  const [page] = searchPages(config);
  if (page === undefined) return undefined;
  const item = config.themeConfig.navbar.items.find(({ type }) => type === 'search');
  return {
    href: routeToHref({ route: page.route, ...addresses }),
    position: item?.position ?? 'right',
    className: item?.className,
  };
}
