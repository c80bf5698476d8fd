import type { SidebarNode } from '../content/sidebar-types.js';
import { routeToHref } from '../util/addresses.js';
import { cards, neighbors } from './navigation.js';
import type { PageData } from './page-data.types.js';
import { allPagesHref } from './page-list.js';
import { sidebarItems } from './sidebar-items.js';
import type { SiteModel } from './site.types.js';

export function sidebarFields({
  site,
  page,
  sidebar: id,
  withCards = true,
}: {
  site: SiteModel;
  page: { route: string; source: string; version: string };
  sidebar: string;
  withCards?: boolean;
}): Partial<Pick<PageData, 'sidebar' | 'section' | 'breadcrumbs' | 'cards' | 'previous' | 'next'>> {
  const sidebar = site.sidebar({ source: page.source, version: page.version, id });
  if (sidebar === undefined) return {};
  const nodes = sidebar.items;
  const { pathTo, inside } = site.outline(nodes);
  const path = pathTo.get(page.route) ?? [];
  const source = site.config.sources.find((candidate) => candidate.id === page.source);
  const showBreadcrumbs = source?.type !== 'docs' || source.breadcrumbs;
  const label = source?.type === 'docs' ? source.section : undefined;
  const first = inside[0]?.href ?? page.route;
  const section =
    label === undefined ? undefined : { label, href: routeToHref({ route: first, ...site.addresses }) };
  const crumbs = path.flatMap((node) => crumb({ site, node }));
  return {
    sidebar: {
      id: sidebar.id,
      items: sidebarItems({ site, nodes, route: page.route, allPages: allPagesHref({ site, sidebar }) }),
    },
    section,
    breadcrumbs: showBreadcrumbs ? withoutRepeats(section === undefined ? crumbs : [section, ...crumbs]) : [],
    cards: withCards ? cards({ site, nodes: siblings({ nodes, path }) }) : [],
    ...neighbors({ site, nodes, page }),
  };
}

function crumb({ site, node }: { site: SiteModel; node: SidebarNode }): PageData['breadcrumbs'] {
  if (node.kind === 'html') return [];
  return [
    {
      label: node.label,
      href: node.href === undefined ? undefined : routeToHref({ route: node.href, ...site.addresses }),
    },
  ];
}

/** A module and its class often have the same name. The class is more specific, so its breadcrumb is kept. */
function withoutRepeats(crumbs: PageData['breadcrumbs']): PageData['breadcrumbs'] {
  return crumbs.filter(({ label }, index) => label !== crumbs[index + 1]?.label);
}

/** A category page shows the category's items as cards. Any other page shows its siblings. */
function siblings({
  nodes,
  path,
}: {
  nodes: readonly SidebarNode[];
  path: readonly SidebarNode[];
}): readonly SidebarNode[] {
  const last = path.at(-1);
  if (last?.kind === 'category') return last.items;
  const parent = path.at(-2);
  const beside = parent?.kind === 'category' ? parent.items : nodes;
  return beside.filter((node) => node !== last);
}
