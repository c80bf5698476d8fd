import type { SidebarBadge, SidebarCategory, SidebarLink, SidebarNode } from '../content/sidebar-types.js';
import type { SidebarItemData } from './page-data.types.js';

export interface Step {
  label: string;
  badge?: SidebarBadge | undefined;
  href: string;
  external: boolean;
  /** ID of the document to which the step leads, if it belongs to the sidebar's source. */
  docId?: string | undefined;
  isCategory?: boolean;
  /** Whether the links to the previous and next page skip the step. */
  isSkipped?: boolean;
}

/** Lookup tables for a sidebar. Without them, a build would traverse the whole sidebar for each page. */
export interface Outline {
  /** All links in reading order. `inside` leaves out external links, and links that "previous" and "next" skip. */
  steps: readonly Step[];
  inside: readonly Step[];
  indexOf: ReadonlyMap<string, number>;
  pathTo: ReadonlyMap<string, readonly SidebarNode[]>;
  positionOf: ReadonlyMap<SidebarNode, { list: readonly SidebarNode[]; index: number }>;
  nodesTo: ReadonlyMap<string, ReadonlySet<SidebarNode>>;
  firstOf: ReadonlyMap<SidebarCategory, string>;
  /** A node has the same data on all pages outside its branch, so the data is computed only once. */
  shared: WeakMap<SidebarNode, SidebarItemData>;
}

export function outline(nodes: readonly SidebarNode[]): Outline {
  const steps: Step[] = [];
  const pathTo = new Map<string, readonly SidebarNode[]>();
  const positionOf = new Map<SidebarNode, { list: readonly SidebarNode[]; index: number }>();
  const nodesTo = new Map<string, Set<SidebarNode>>();
  const firstOf = new Map<SidebarCategory, string>();
  const add = ({ step, path }: { step: Step; path: readonly SidebarNode[] }): void => {
    steps.push(step);
    if (step.external) return;
    if (!step.isSkipped && !pathTo.has(step.href)) pathTo.set(step.href, path);
    nodesTo.set(step.href, new Set([...(nodesTo.get(step.href) ?? []), ...path]));
    for (const node of path.slice(0, -1)) {
      if (node.kind === 'category' && !firstOf.has(node)) firstOf.set(node, step.href);
    }
  };
  const walk = (inner: readonly SidebarNode[], above: readonly SidebarNode[]): void => {
    for (const [index, node] of inner.entries()) {
      positionOf.set(node, { list: inner, index });
      if (node.kind === 'html') continue;
      const path = [...above, node];
      const step = stepOf(node);
      if (step !== undefined) add({ step, path });
      if (node.kind === 'category') walk(node.items, path);
    }
  };
  walk(nodes, []);
  const inside = steps.filter((step) => !step.external && !step.isSkipped);
  const indexOf = new Map<string, number>();
  for (const [index, { href }] of inside.entries()) if (!indexOf.has(href)) indexOf.set(href, index);
  return { steps, inside, indexOf, pathTo, positionOf, nodesTo, firstOf, shared: new WeakMap() };
}

function stepOf(node: SidebarLink | SidebarCategory): Step | undefined {
  const { label, href, badge, docId } = node;
  if (href === undefined) return undefined;
  const isLink = node.kind === 'link';
  return {
    label,
    href,
    external: isLink && node.external,
    ...(isLink ? {} : { isCategory: true }),
    ...(docId === undefined ? {} : { docId }),
    ...(isLink && (node.anchor !== undefined || node.isShortcut === true) ? { isSkipped: true } : {}),
    ...(badge === undefined ? {} : { badge }),
  };
}

export function outlineKeeper(): (nodes: readonly SidebarNode[]) => Outline {
  const cached = new WeakMap<readonly SidebarNode[], Outline>();
  return (nodes) => {
    const known = cached.get(nodes) ?? outline(nodes);
    cached.set(nodes, known);
    return known;
  };
}
