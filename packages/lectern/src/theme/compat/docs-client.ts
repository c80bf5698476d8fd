/* The exports of `@docusaurus/plugin-content-docs/client`. */
import type { ReactNode } from 'react';
import type { ListedDoc } from '../../model/version-docs.types.js';
import type { CategoryEntry, SidebarEntry } from './sidebar-entries.js';
import { entriesOf } from './sidebar-entries.js';
import type { DocPage } from './useDocusaurusContext.js';
import { useDocPage, useVersionDocs } from './useDocusaurusContext.js';

export * from './docs-versions.js';
export * from './search-tags.js';
export type { SidebarEntry } from './sidebar-entries.js';
export * from './sidebar-state.js';

export function useDocsVersion() {
  const { pluginId = 'default', version } = useDocPage()?.docLocation ?? {};
  const readDocs = useVersionDocs();
  const {
    name = 'current',
    label = 'Next',
    isLast = true,
    banner = 'none',
    badge = false,
    className,
  } = version ?? {};
  return {
    pluginId,
    version: name,
    label,
    isLast,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex: false,
    className: className ?? '',
    get docs() {
      return readDocs();
    },
    docsSidebars: {},
  };
}

/** Renders only its children. The hooks need no provider, because they read the page data. */
export function DocProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

export function useDoc() {
  const page = useDocPage();
  const { id = '', frontMatter = {}, sidebar, version } = page?.docLocation ?? {};
  const title = page?.title ?? '';
  return {
    metadata: {
      id,
      title,
      description: page?.description ?? '',
      permalink: page?.href ?? '',
      frontMatter,
      sidebar,
      version: version?.name ?? 'current',
      unlisted: page?.unlisted ?? false,
      editUrl: page?.editUrl,
      tags: (page?.tags ?? []).map(({ label, href, description }) => ({
        label,
        permalink: href,
        description,
      })),
      previous: neighbor(page?.previous),
      next: neighbor(page?.next),
      lastUpdatedAt: page?.lastUpdated === undefined ? undefined : Date.parse(page.lastUpdated.iso),
      lastUpdatedBy: page?.lastUpdatedBy,
    },
    frontMatter,
    toc: (page?.toc ?? []).map(({ text, ...item }) => ({ ...item, value: text })),
    // If `contentTitle` is undefined, ejected components render the title themselves.
    contentTitle: page?.showTitle === true ? undefined : title,
    assets: {},
  };
}

function neighbor(link: DocPage['previous']): { title: string; permalink: string } | undefined {
  return link === undefined ? undefined : { title: link.label, permalink: link.href };
}

export function useDocsSidebar(): { name: string; items: SidebarEntry[] } | null {
  const page = useDocPage();
  if (page?.sidebar === undefined) return null;
  return { name: page.docLocation?.sidebar ?? page.sidebar.id, items: entriesOf(page.sidebar.items) };
}

/** Returns the entries from the top level down to the page; null if the page isn't in a sidebar. */
export function useSidebarBreadcrumbs(): SidebarEntry[] | null {
  const page = useDocPage();
  const sidebar = useDocsSidebar();
  return sidebar === null ? null : (pathTo({ items: sidebar.items, href: page?.href ?? '' }) ?? null);
}

function pathTo({
  items,
  href,
}: {
  items: readonly SidebarEntry[];
  href: string;
}): SidebarEntry[] | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href === href) return [item];
    const below = item.type === 'category' ? pathTo({ items: item.items, href }) : undefined;
    if (below !== undefined) return [item, ...below];
  }
  return undefined;
}

export function useCurrentSidebarCategory(): CategoryEntry | undefined {
  const categories = (useSidebarBreadcrumbs() ?? []).filter((entry) => entry.type === 'category');
  return categories.at(-1);
}

export function useCurrentSidebarSiblings(): SidebarEntry[] {
  const category = useCurrentSidebarCategory();
  const sidebar = useDocsSidebar();
  return category?.items ?? sidebar?.items ?? [];
}

export function useDocById(id?: string): ListedDoc | undefined {
  const readDocs = useVersionDocs();
  return id === undefined ? undefined : readDocs()[id];
}

export function findFirstSidebarItemLink(item: SidebarEntry): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.href !== undefined) return item.href;
  return item.type === 'category'
    ? item.items.map(findFirstSidebarItemLink).find((href) => href !== undefined)
    : undefined;
}

export const findFirstSidebarItemCategoryLink = findFirstSidebarItemLink;

export function useVisibleSidebarItems(items: readonly SidebarEntry[]): readonly SidebarEntry[] {
  return items;
}

export function isVisibleSidebarItem(): boolean {
  return true;
}

export function isActiveSidebarItem(item: SidebarEntry, activePath: string): boolean {
  return pathTo({ items: [item], href: activePath }) !== undefined;
}

export function filterDocCardListItems(items: readonly SidebarEntry[]): readonly SidebarEntry[] {
  return items.filter((item) => findFirstSidebarItemLink(item) !== undefined);
}
