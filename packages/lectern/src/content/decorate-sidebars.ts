import type { SidebarBadge, SidebarNode } from './sidebar-types.js';
import type { SourceContent } from './types.js';

export function decorateSidebars(contents: readonly SourceContent[]): SourceContent[] {
  const badges: Readonly<Record<string, SidebarBadge>> = Object.assign(
    {},
    ...contents.map(({ badges: own }) => own ?? {}),
  );
  if (Object.keys(badges).length === 0) return [...contents];
  const decorate = (node: SidebarNode): SidebarNode => {
    if (node.kind === 'html') return node;
    const badge = node.href === undefined ? undefined : badges[node.href];
    const marked = badge === undefined ? node : { ...node, badge };
    return marked.kind === 'category' ? { ...marked, items: marked.items.map(decorate) } : marked;
  };
  return contents.map((content) => ({
    ...content,
    sidebars: content.sidebars.map((sidebar) => ({ ...sidebar, items: sidebar.items.map(decorate) })),
  }));
}
