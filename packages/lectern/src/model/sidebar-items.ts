import type { SidebarCategory, SidebarLink, SidebarNode } from '../content/sidebar-types.js';
import { routeToHref } from '../util/addresses.js';
import { target } from './navigation.js';
import type { SidebarItemData, SidebarMoreData } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

/**
 * If a sidebar has at most this many links, each page contains the whole sidebar. With more links, a page contains only
 * the open branches.
 */
const wholeSidebarLimit = 120;
/** In a sidebar with more than `wholeSidebarLimit` links, longer lists are shortened. */
const longestList = 60;
/** The number of entries around the current page in a shortened list. Without it, pages would grow with the list. */
const windowSize = 16;

interface Input {
  site: SiteModel;
  nodes: readonly SidebarNode[];
  route: string;
  allPages?: string | undefined;
}

function looksOf({ className, customProps }: SidebarNode): Pick<SidebarNode, 'className' | 'customProps'> {
  return customProps === undefined ? { className } : { className, customProps };
}

export function sidebarItems({ site, nodes, route, allPages }: Input): SidebarItemData[] {
  const { steps, pathTo, positionOf: locationOf, nodesTo, firstOf, shared } = site.outline(nodes);
  const own = nodesTo.get(route);
  const path = new Set(pathTo.get(route));
  const whole = steps.length <= wholeSidebarLimit;
  const address = (to: string | undefined): string | undefined =>
    to === undefined ? undefined : routeToHref({ route: to, ...site.addresses });
  const convert = (node: SidebarNode): SidebarItemData => {
    if (own?.has(node)) return fresh(node);
    const item = shared.get(node) ?? fresh(node);
    shared.set(node, item);
    return item;
  };
  const fresh = (node: SidebarNode): SidebarItemData => {
    if (node.kind === 'html') return { kind: 'html', value: node.value, ...looksOf(node) };
    return node.kind === 'link' ? toLink(node) : toCategory(node);
  };
  const toLink = (node: SidebarLink): SidebarItemData => ({
    kind: 'link',
    label: node.label,
    badge: node.badge,
    ...target({ site, node }),
    current: node.href === route && node.anchor === undefined,
    docId: node.docId,
    ...looksOf(node),
  });
  const toCategory = (node: SidebarCategory): SidebarItemData => {
    const open = path.has(node) || !node.collapsed || !node.collapsible;
    return {
      kind: 'category',
      label: node.label,
      badge: node.badge,
      href: address(node.href),
      current: node.href === route,
      open,
      collapsible: node.collapsible,
      ...looksOf(node),
      items: whole || open ? toList(node.items) : [],
      firstHref: address(firstOf.get(node)),
    };
  };
  const toList = (list: readonly SidebarNode[]): SidebarItemData[] => {
    if (whole || list.length <= longestList) return list.map(convert);
    const position = [...(own ?? [])]
      .map((node) => locationOf.get(node))
      .find((found) => found?.list === list);
    const start = Math.max(0, Math.min((position?.index ?? 0) - windowSize / 2, list.length - windowSize));
    const end = start + windowSize;
    return [
      ...more({ side: 'before', hidden: list.slice(0, start), nearest: list[start - 1] }),
      ...list.slice(start, end).map(convert),
      ...more({ side: 'after', hidden: list.slice(end), nearest: list[end] }),
    ];
  };
  const more = ({
    side,
    hidden,
    nearest,
  }: {
    side: SidebarMoreData['side'];
    hidden: readonly SidebarNode[];
    nearest: SidebarNode | undefined;
  }): SidebarMoreData[] => {
    if (allPages !== undefined)
      return hidden.length === 0
        ? []
        : [{ kind: 'more', side, count: hidden.length, href: allPages, leadsTo: 'all' }];
    // Without a page that lists all entries, the link leads to the nearest omitted entry.
    const href = nearest === undefined ? undefined : hrefOf(nearest);
    return href === undefined ? [] : [{ kind: 'more', side, count: hidden.length, href, leadsTo: 'next' }];
  };
  const hrefOf = (node: SidebarNode): string | undefined => {
    if (node.kind === 'html') return undefined;
    return node.kind === 'link' ? target({ site, node }).href : address(node.href ?? firstOf.get(node));
  };
  return toList(nodes);
}
