import type { SidebarBadge, SidebarCategory, SidebarLink, SidebarNode } from '../content/sidebar-types.js';
import type { SidebarItemData } from './page-data.types.js';

/** One link of a sidebar. */
export interface Step {
  label: string;
  badge?: SidebarBadge | undefined;
  href: string;
  external: boolean;
  /** Leads to a part of a page. */
  part?: boolean;
}

/** What every page asks of its sidebar, found in one walk: without it, a build would walk the sidebar for each page. */
export interface Outline {
  /** Every link in reading order: what "previous" and "next" walk along. */
  steps: readonly Step[];
  /** The links that stay on the site. */
  inside: readonly Step[];
  /** Place of a route among them. */
  indexOf: ReadonlyMap<string, number>;
  /** The nodes from the top to a route. */
  pathTo: ReadonlyMap<string, readonly SidebarNode[]>;
  /** The list that a node is in, and its place there. */
  placeOf: ReadonlyMap<SidebarNode, { list: readonly SidebarNode[]; index: number }>;
  /** All nodes on the way to any of the places of a route. */
  nodesTo: ReadonlyMap<string, ReadonlySet<SidebarNode>>;
  /** The first page within a category. */
  firstOf: ReadonlyMap<SidebarCategory, string>;
  /** What pages elsewhere show of a node, made once. */
  shared: WeakMap<SidebarNode, SidebarItemData>;
}

export function outline(nodes: readonly SidebarNode[]): Outline {
  const steps: Step[] = [];
  const pathTo = new Map<string, readonly SidebarNode[]>();
  const placeOf = new Map<SidebarNode, { list: readonly SidebarNode[]; index: number }>();
  const nodesTo = new Map<string, Set<SidebarNode>>();
  const firstOf = new Map<SidebarCategory, string>();
  const add = ({ step, path }: { step: Step; path: readonly SidebarNode[] }): void => {
    steps.push(step);
    if (step.external) return;
    if (!step.part && !pathTo.has(step.href)) pathTo.set(step.href, path);
    nodesTo.set(step.href, new Set([...(nodesTo.get(step.href) ?? []), ...path]));
    for (const node of path.slice(0, -1)) {
      if (node.kind === 'category' && !firstOf.has(node)) firstOf.set(node, step.href);
    }
  };
  const walk = (inner: readonly SidebarNode[], above: readonly SidebarNode[]): void => {
    for (const [index, node] of inner.entries()) {
      placeOf.set(node, { list: inner, index });
      if (node.kind === 'html') continue;
      const path = [...above, node];
      const step = stepOf(node);
      if (step !== undefined) add({ step, path });
      if (node.kind === 'category') walk(node.items, path);
    }
  };
  walk(nodes, []);
  const inside = steps.filter((step) => !step.external && !step.part);
  const indexOf = new Map<string, number>();
  for (const [index, { href }] of inside.entries()) if (!indexOf.has(href)) indexOf.set(href, index);
  return { steps, inside, indexOf, pathTo, placeOf, nodesTo, firstOf, shared: new WeakMap() };
}

function stepOf(node: SidebarLink | SidebarCategory): Step | undefined {
  const { label, href, badge } = node;
  if (href === undefined) return undefined;
  const isLink = node.kind === 'link';
  return {
    label,
    href,
    external: isLink && node.external,
    ...(isLink && node.anchor !== undefined ? { part: true } : {}),
    ...(badge === undefined ? {} : { badge }),
  };
}

/** Keeps the outline of each list of nodes that it was requested. */
export function outlineKeeper(): (nodes: readonly SidebarNode[]) => Outline {
  const kept = new WeakMap<readonly SidebarNode[], Outline>();
  return (nodes) => {
    const known = kept.get(nodes) ?? outline(nodes);
    kept.set(nodes, known);
    return known;
  };
}
