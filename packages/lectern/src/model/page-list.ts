import type { Sidebar, SidebarNode } from '../content/sidebar-types.js';
import type { SearchPage, SourcePage } from '../content/types.js';
import { message } from '../messages/theme.js';
import { routeToHref } from '../util/addresses.js';
import { upperFirst } from '../util/upper-first.js';
import type { ResolvedNavbarItem } from './navbar.types.js';
import type { PageListItem, PageListSection, SiteData } from './page-data.types.js';
import { searchPages } from './search.js';
import type { SiteModel } from './site.types.js';
import { isLastVersion } from './versions.js';

interface Input {
  site: SiteModel;
  siteData: SiteData;
  navbar: readonly ResolvedNavbarItem[];
  lastVersionOnly?: boolean;
}

export function searchFields({ page, ...input }: Input & { page: SearchPage }) {
  return {
    kind: page.kind,
    route: page.route,
    title: message({ messages: input.siteData.messages, id: 'theme.search' }),
    // Search engines shouldn't index this page, because it only lists links.
    noIndex: true,
    showTitle: true,
    pageList: pageList(input),
  };
}

/**
 * Unlisted pages are left out. Sidebars come first, in the order of sources and versions, followed by the pages outside
 * sidebars.
 */
export function pageList({ site, siteData, navbar, lastVersionOnly = false }: Input): PageListSection[] {
  const isShown = (source: string, version: string): boolean =>
    !lastVersionOnly || isLastVersion({ site, source, version });
  const rest = new Map(
    listedPages(site)
      .filter((page) => !('version' in page) || isShown(page.source, page.version))
      .map((page) => [page.route, page]),
  );
  const href = (route: string): string => routeToHref({ route, ...site.addresses });
  const toItems = (nodes: readonly SidebarNode[]): PageListItem[] =>
    nodes.flatMap((node): PageListItem[] => {
      if (node.kind === 'html' || (node.kind === 'link' && node.external)) return [];
      const listed = node.href !== undefined && rest.delete(node.href);
      const items = node.kind === 'category' ? toItems(node.items) : [];
      if (!listed && items.length === 0) return [];
      return [{ label: node.label, href: listed ? href(node.href ?? '/') : undefined, items }];
    });
  const sections = site.config.sources.flatMap(({ id: source }): PageListSection[] =>
    (site.versions.get(source) ?? [])
      .filter(({ name }) => isShown(source, name))
      .flatMap(({ name: version }) =>
        site.sidebarIds({ source, version }).flatMap((id) => {
          const sidebar = site.sidebar({ source, version, id });
          if (sidebar === undefined) return [];
          const label = lastVersionOnly
            ? plainLabel({ site, navbar, sidebar })
            : sectionLabel({ site, navbar, sidebar });
          return [{ id: idOf([source, version, id]), label, items: toItems(sidebar.items) }];
        }),
      ),
  );
  const others = sourceNames(site).flatMap((source): PageListSection[] => {
    const items = [...rest.values()]
      .filter((page) => page.source === source)
      .sort((a, b) => (a.route < b.route ? -1 : 1))
      .map((page) => ({ label: pageTitle({ page, siteData }), href: href(page.route), items: [] }));
    return [{ id: idOf([source]), label: sourceLabel({ site, navbar, source }), items }];
  });
  return merge([...sections, ...others]).filter(({ items }) => items.length > 0);
}

export function sourceNames({ config }: Pick<SiteModel, 'config'>): string[] {
  return [...config.sources.map(({ id }) => id), ...config.plugins.map(({ name }) => name)];
}

/** Merges sections that have the same label, to avoid duplicate headings. */
function merge(sections: readonly PageListSection[]): PageListSection[] {
  const merged = new Map<string, PageListSection>();
  for (const section of sections) {
    const known = merged.get(section.label);
    if (known === undefined) merged.set(section.label, { ...section, items: [...section.items] });
    else known.items.push(...section.items);
  }
  return [...merged.values()];
}

type ListedPage = Exclude<SourcePage, { kind: 'redirect' | 'search' }>;

function listedPages(site: SiteModel): ListedPage[] {
  return [...site.pages.values()].filter(
    (page): page is ListedPage =>
      page.kind !== 'redirect' &&
      page.kind !== 'search' &&
      !('unlisted' in page && page.unlisted === true) &&
      !('listing' in page && page.listing === true),
  );
}

function pageTitle({ page, siteData }: { page: ListedPage; siteData: SiteData }): string {
  if (page.kind === 'generated') return page.label ?? page.title;
  if (page.kind !== 'component-page') return page.title;
  // A component page's title isn't known until the page is rendered, so derive a title from the route.
  return page.route === '/' ? siteData.title : humanize(page.route.split('/').at(-1) ?? '');
}

interface LabelInput {
  site: SiteModel;
  navbar: readonly ResolvedNavbarItem[];
  sidebar: Sidebar;
}

function plainLabel({ site, navbar, sidebar: { source, id } }: LabelInput): string {
  return navbarLabel({ navbar, source, id }) ?? sourceLabel({ site, navbar, source });
}

function sectionLabel(input: LabelInput): string {
  const { source, version: name } = input.sidebar;
  const versions = input.site.versions.get(source) ?? [];
  const version = versions.find((candidate) => candidate.name === name);
  const label = plainLabel(input);
  return version === undefined || versions.length < 2 ? label : `${label} ${version.label}`;
}

export function sourceLabel({
  site,
  navbar,
  source,
}: {
  site: Pick<SiteModel, 'config'>;
  navbar: readonly ResolvedNavbarItem[];
  source: string;
}): string {
  const own = site.config.plugins.find(({ name }) => name === source)?.label;
  return own ?? navbarLabel({ navbar, source }) ?? humanize(source);
}

function navbarLabel({
  navbar,
  source,
  id,
}: {
  navbar: readonly ResolvedNavbarItem[];
  source: string;
  id?: string;
}): string | undefined {
  const links = navbar.flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]));
  for (const item of links) {
    if (item.kind !== 'link' || item.sidebar?.source !== source) continue;
    if (id === undefined || item.sidebar.id === id) return item.label;
  }
  return undefined;
}

function humanize(name: string): string {
  return upperFirst(name.replaceAll(/[-_]+/g, ' ').trim());
}

/** The search page has a section for each sidebar. Returns undefined if search is disabled. */
export function allPagesHref({
  site: { config, addresses },
  sidebar: { source, version, id },
}: {
  site: SiteModel;
  sidebar: Sidebar;
}): string | undefined {
  const [page] = searchPages(config);
  if (page === undefined) return undefined;
  return `${routeToHref({ route: page.route, ...addresses })}#${idOf([source, version, id])}`;
}

function idOf(parts: readonly string[]): string {
  return `list-${parts
    .join('-')
    .replaceAll(/[^\w-]+/g, '-')
    .toLowerCase()}`;
}
