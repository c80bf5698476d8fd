import type { SidebarBadge, SidebarCategory, SidebarNode } from 'lectern/plugin';
import type { Say } from '../messages.js';
import type { EntryKind } from '../model/types.js';
import type { Reference } from './convert.js';
import { plainText } from './doc-plain-text.js';
import type { ModuleEntries, PlacedEntry } from './entries.js';

export function referenceCategory({
  reference,
  label,
  collapsed,
  say,
}: {
  reference: Reference;
  label: string;
  collapsed: boolean;
  say: Say;
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
      ...modules.map((module) => moduleNode({ module, collapsed, say })),
    ],
  };
}

/** A module that only re-exports is a link without children. */
function moduleNode({
  module,
  collapsed,
  say,
}: {
  module: ModuleEntries;
  collapsed: boolean;
  say: Say;
}): SidebarNode {
  const { route, entry } = module.module;
  if (module.exports.length === 0) return link({ placed: module.module, say });
  return {
    kind: 'category',
    label: entry.name,
    badge: badge({ kind: 'module', say }),
    href: route,
    ...description(module.module),
    collapsible: true,
    collapsed,
    items: module.exports.map((placed) => link({ placed, say })),
  };
}

function link({ placed, say }: { placed: PlacedEntry; say: Say }): SidebarNode {
  const { route, entry } = placed;
  return {
    kind: 'link',
    label: entry.name,
    badge: badge({ kind: entry.kind, say }),
    href: route,
    external: false,
    ...description(placed),
  };
}

/** The badge shows the first letter of the kind. Screen readers get the whole word. */
function badge({ kind, say }: { kind: EntryKind; say: Say }): SidebarBadge {
  const label = say(`theme.reference.kind.${kind}`);
  return { text: label.slice(0, 1), label, isName: true };
}

function description({ entry }: PlacedEntry): { description?: string } {
  const summary = entry.signatures.find((doc) => doc.summary !== undefined)?.summary;
  return summary === undefined ? {} : { description: plainText(summary) };
}
