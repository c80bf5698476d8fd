import type { SidebarCategory, SidebarNode } from '../sources/types.js';
import { message } from '../util/messages.js';
import { routeToHref } from './addresses.js';
import type { Step } from './outline.js';
import type { CardData, LinkData, SidebarItemData } from './page-data.types.js';
import type { SiteModel } from './site.js';

/** A sidebar of up to this many links stands whole in each page; of a larger one, the branches that are open. */
const wholeSidebarLimit = 120;

/** A sidebar as one page shows it: with this page marked and its branch open. */
export function sidebarItems({
  site,
  nodes,
  route,
}: {
  site: SiteModel;
  nodes: readonly SidebarNode[];
  route: string;
}): SidebarItemData[] {
  const { steps, pathTo, nodesTo, firstOf, shared } = site.outline(nodes);
  const own = nodesTo.get(route);
  const path = new Set(pathTo.get(route));
  const whole = steps.length <= wholeSidebarLimit;
  // A branch without this page is the same for every page that shows it.
  const convert = (node: SidebarNode): SidebarItemData => {
    if (own?.has(node)) return fresh(node);
    const item = shared.get(node) ?? fresh(node);
    shared.set(node, item);
    return item;
  };
  const fresh = (node: SidebarNode): SidebarItemData => {
    if (node.kind === 'html') return { kind: 'html', value: node.value, className: node.className };
    const current = node.href === route;
    if (node.kind === 'link') {
      return {
        kind: 'link',
        label: node.label,
        badge: node.badge,
        method: node.method,
        ...target({ site, node }),
        current: current && node.anchor === undefined,
        className: node.className,
      };
    }
    const onPath = path.has(node);
    const first = firstOf.get(node);
    const open = onPath || !node.collapsed || !node.collapsible;
    return {
      kind: 'category',
      label: node.label,
      badge: node.badge,
      href: node.href === undefined ? undefined : routeToHref({ route: node.href, ...site.addresses }),
      current,
      open,
      collapsible: node.collapsible,
      className: node.className,
      items: whole || open ? node.items.map(convert) : [],
      firstHref: first === undefined ? undefined : routeToHref({ route: first, ...site.addresses }),
    };
  };
  return nodes.map(convert);
}

/** The cards of a list of pages: one for each link and each category that leads somewhere. */
export function cards({ site, nodes }: { site: SiteModel; nodes: readonly SidebarNode[] }): CardData[] {
  return nodes.flatMap((node): CardData[] => {
    if (node.kind === 'html') return [];
    if (node.kind === 'link')
      return [
        { kind: 'link', label: node.label, ...target({ site, node }), description: node.description ?? '' },
      ];
    const href = node.href ?? site.outline(node.items).inside[0]?.href;
    if (href === undefined) return [];
    return [
      {
        kind: 'category',
        label: node.label,
        href: routeToHref({ route: href, ...site.addresses }),
        external: false,
        description: describeCategory(node),
      },
    ];
  });
}

function describeCategory(node: SidebarCategory): string {
  if (node.description !== undefined && node.description !== '') return node.description;
  const count = node.items.filter((item) => item.kind !== 'html').length;
  return count === 1 ? '1 page' : `${count} pages`;
}

/** The pages before and after a route. */
export function neighbours({
  site,
  nodes,
  route,
}: {
  site: SiteModel;
  nodes: readonly SidebarNode[];
  route: string;
}): { previous?: LinkData; next?: LinkData } {
  const { inside, indexOf } = site.outline(nodes);
  const index = indexOf.get(route);
  if (index === undefined) return {};
  const toLink = (step: Step | undefined): LinkData | undefined =>
    step === undefined
      ? undefined
      : {
          label: stepLabel({ step, site }),
          href: routeToHref({ route: step.href, ...site.addresses }),
          external: false,
        };
  const previous = toLink(inside[index - 1]);
  const next = toLink(inside[index + 1]);
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}

/** A module and what it exports often share a name; alone, each says what it is. */
function stepLabel({ step: { label, badge }, site }: { step: Step; site: SiteModel }): string {
  if (badge === undefined) return label;
  return `${message({ messages: site.messages, id: `theme.reference.kind.${badge}` })} ${label}`;
}

function target({
  site,
  node,
}: {
  site: SiteModel;
  node: { href: string; external: boolean; anchor?: string | undefined };
}): {
  href: string;
  external: boolean;
} {
  return {
    href: node.external
      ? node.href
      : routeToHref({ route: node.href, ...site.addresses }) +
        (node.anchor === undefined ? '' : `#${node.anchor}`),
    external: node.external,
  };
}
