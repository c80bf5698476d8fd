import type { SearchConfig } from '../config/schema/search.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { normalizeRoute, routeToHref } from '../util/addresses.js';
import type { ResolvedNavbarItem } from './navbar.types.js';
import type { Locate } from './navbar-context.js';
import type { PageListItem, SiteData } from './page-data.types.js';
import { pageList, sourceLabel, sourceNames } from './page-list.js';
import type { SiteModel } from './site.types.js';

export interface SearchPlan {
  /** Parts of the site that can be searched separately. The first scope contains all pages outside the other scopes. */
  scopes: SearchScope[];
  sources: SearchSource[];
  popular: SearchLink[];
  /** Top-level sidebar entries, which the search dialog shows for an empty query. */
  sections: (SearchLink & { scope: number })[];
}

export interface SearchScope {
  label: string;
  /** URL prefixes of the pages in the scope; empty for the first scope. */
  prefixes: string[];
}

export interface SearchSource {
  label: string;
  scope: number;
  weight: number;
}

export interface SearchLink {
  label: string;
  href: string;
}

interface Input {
  site: SiteModel;
  siteData: SiteData;
  navbar: readonly ResolvedNavbarItem[];
}

const noSearch: Pick<Exclude<SearchConfig, false>, 'scopes' | 'weights' | 'popular'> = {
  scopes: [],
  weights: {},
  popular: [],
};

/** The limit for each sidebar keeps the overview short. */
const mostSections = 8;

export function searchPlan({ site, siteData, navbar }: Input): SearchPlan {
  const { search, title } = site.config;
  const { scopes, weights, popular } = search === false ? noSearch : search;
  const scopeOf = (source: string): number => 1 + scopes.findIndex(({ sources }) => sources.includes(source));
  const sources = new Map<string, SearchSource>();
  for (const source of sourceNames(site)) {
    const label = sourceLabel({ site, navbar, source });
    // Sources with the same label share one filter.
    if (!sources.has(label))
      sources.set(label, { label, scope: scopeOf(source), weight: weights[source] ?? 1 });
  }
  const href = (route: string): string => routeToHref({ route, ...site.addresses });
  const list = pageList({ site, siteData, navbar, lastVersionOnly: true });
  const labels = new Map(list.flatMap(({ items }) => flatten(items)).map((item) => [item.href, item.label]));
  return {
    scopes: [
      { label: title, prefixes: [] },
      ...scopes.map((scope) => ({
        label: scope.label,
        prefixes: scope.sources.flatMap((id) => prefixOf({ site, id, href })),
      })),
    ],
    sources: [...sources.values()],
    popular: popular.flatMap((route) => {
      const address = href(normalizeRoute(route));
      const label = labels.get(address);
      return label === undefined ? [] : [{ label, href: address }];
    }),
    sections: list.flatMap(({ label, items }) => {
      const scope = sources.get(label)?.scope ?? 0;
      return items.slice(0, mostSections).flatMap((item) => {
        const first = item.href ?? flatten(item.items).find((inner) => inner.href !== undefined)?.href;
        return first === undefined ? [] : [{ label: item.label, href: first, scope }];
      });
    }),
  };
}

function flatten(items: readonly PageListItem[]): PageListItem[] {
  return items.flatMap((item) => [item, ...flatten(item.items)]);
}

function prefixOf({
  site,
  id,
  href,
}: {
  site: Pick<SiteModel, 'config'>;
  id: string;
  href: (route: string) => string;
}): string[] {
  const source = site.config.sources.find((candidate) => candidate.id === id);
  const route = normalizeRoute(source?.routeBasePath ?? '/');
  return route === '/' ? [] : [href(route).replace(/\/$|\.html$/, '')];
}

export function checkSearch({
  site,
  configFile,
  locate,
}: {
  site: SiteModel;
  configFile: string;
  locate: Locate;
}): Diagnostic[] {
  const { search } = site.config;
  if (search === false) return [];
  const known = sourceNames(site);
  const unknownSource = (id: string, path: readonly (string | number)[]): Diagnostic[] =>
    known.includes(id)
      ? []
      : [
          problem({
            code: 'unknown-search-source',
            message: `${show(path)}: there is no source "${id}".${didYouMean({ found: id, known })}`,
            hint: `Known sources: ${known.join(', ')}.`,
            file: configFile,
            ...locate(path),
          }),
        ];
  return [
    ...search.scopes.flatMap(({ sources }, scope) =>
      sources.flatMap((id, index) => unknownSource(id, ['search', 'scopes', scope, 'sources', index])),
    ),
    ...Object.keys(search.weights).flatMap((id) => unknownSource(id, ['search', 'weights', id])),
    ...search.popular.flatMap((route, index) => {
      const path = ['search', 'popular', index];
      if (site.pages.has(normalizeRoute(route))) return [];
      return [
        problem({
          code: 'unknown-search-page',
          message: `${show(path)}: there is no page with the route "${route}".${didYouMean({ found: normalizeRoute(route), known: site.pages.keys() })}`,
          hint: 'Use the route of a page, without the base path. The search suggests these pages while its field is empty.',
          file: configFile,
          ...locate(path),
        }),
      ];
    }),
  ];
}

function show(path: readonly (string | number)[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);
}
