import type { Sidebar, SidebarNode } from '../sidebar-types.js';
import type { CategoryPage, MarkdownDocument, Redirect } from '../types.js';
import type { VersionPlan } from './versions.js';

interface Input {
  source: string;
  plan: VersionPlan;
  documents: readonly MarkdownDocument[];
  categoryPages: readonly CategoryPage[];
  sidebars: readonly Sidebar[];
}

export function rootPages({ source, plan, documents, categoryPages, sidebars }: Input): {
  route: string;
  redirects: Redirect[];
} {
  const { route } = plan;
  if ([...documents, ...categoryPages].some((page) => page.route === route)) return { route, redirects: [] };
  const to =
    sidebars.map(({ items }) => firstRoute(items)).find((found) => found !== undefined) ??
    documents[0]?.route;
  return to === undefined
    ? { route, redirects: [] }
    : { route: to, redirects: [{ kind: 'redirect', source, route, to }] };
}

function firstRoute(items: readonly SidebarNode[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'link' && !item.external) return item.href;
    if (item.kind !== 'category') continue;
    const found = item.href ?? firstRoute(item.items);
    if (found !== undefined) return found;
  }
  return undefined;
}
