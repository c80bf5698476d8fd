import type { SidebarCategory, SidebarNode } from '../../content/types.js';
import type { Reference } from './convert.js';
import { plainText } from './doc-plain-text.js';
import type { ModuleEntries, PlacedEntry } from './entries.js';

/** The reference as a branch of a sidebar: a category for each module, and in it what it declares. */
export function referenceCategory({
  reference,
  label,
  collapsed,
}: {
  reference: Reference;
  label: string;
  collapsed: boolean;
}): SidebarCategory {
  const { overview, modules } = reference;
  return {
    kind: 'category',
    label,
    href: overview.package.route,
    ...(overview.package.entry.package.description === undefined
      ? {}
      : { description: overview.package.entry.package.description }),
    collapsible: true,
    collapsed,
    items: [
      { kind: 'link', label: 'Modules', href: overview.modules.route, external: false },
      ...modules.map((module) => moduleNode({ module, collapsed })),
    ],
  };
}

/** A module that declares nothing itself is a link: what it passes on stands in the modules that it comes from. */
function moduleNode({ module, collapsed }: { module: ModuleEntries; collapsed: boolean }): SidebarNode {
  const { route, entry } = module.module;
  if (module.exports.length === 0) return link(module.module);
  return {
    kind: 'category',
    label: entry.name,
    badge: 'module',
    href: route,
    ...description(module.module),
    collapsible: true,
    collapsed,
    items: module.exports.map(link),
  };
}

function link(placed: PlacedEntry): SidebarNode {
  const { route, entry } = placed;
  return {
    kind: 'link',
    label: entry.name,
    badge: entry.kind,
    href: route,
    external: false,
    ...description(placed),
  };
}

function description({ entry }: PlacedEntry): { description?: string } {
  const summary = entry.signatures.find((doc) => doc.summary !== undefined)?.summary;
  return summary === undefined ? {} : { description: plainText(summary) };
}
