import type {
  SidebarCategoryData,
  SidebarHtmlData,
  SidebarItemData,
  SidebarLinkData,
  SidebarMoreData,
} from '../../model/page-data.types.js';
import isInternalUrl from './isInternalUrl.js';

/** A sidebar entry in Docusaurus's format. It keeps this theme's fields, so this theme's components render it, too. */
export type SidebarEntry = LinkEntry | CategoryEntry | HtmlEntry;

type LinkEntry = SidebarLinkData & { type: 'link' };
type HtmlEntry = SidebarHtmlData & { type: 'html' };
export type CategoryEntry = Omit<SidebarCategoryData, 'items'> & {
  type: 'category';
  collapsed: boolean;
  items: SidebarEntry[];
};

/** An item that stands for omitted entries has no counterpart in Docusaurus. Only components render it. */
export type RenderedEntry = SidebarEntry | (SidebarMoreData & { type: 'more' });

export function renderedEntries(items: readonly SidebarItemData[]): RenderedEntry[] {
  return items.map(renderedEntry);
}

export function renderedEntry(item: SidebarItemData): RenderedEntry {
  // TypeScript doesn't see that `type` and `kind` are equal for each kind of item.
  if (item.kind !== 'category') return { ...item, type: item.kind } as RenderedEntry;
  // Docusaurus's type has no omitted entries. The components that render the items below a category accept them.
  const items = renderedEntries(item.items) as SidebarEntry[];
  return { ...item, type: 'category', collapsed: !item.open, items };
}

export function entriesOf(items: readonly SidebarItemData[]): SidebarEntry[] {
  return renderedEntries(items).flatMap((entry) => {
    if (entry.type === 'more') return [];
    return entry.type === 'category' ? { ...entry, items: entriesOf(entry.items) } : entry;
  });
}

/** Completes an entry that a component of the site has written in Docusaurus's format. */
export function sidebarItem(entry: SidebarItemData | WrittenEntry): SidebarItemData {
  if ('kind' in entry) return entry;
  if (entry.type === 'html') return { ...entry, kind: 'html' };
  if (entry.type === 'link')
    return { current: false, external: !isInternalUrl(entry.href), ...entry, kind: 'link' };
  const { collapsed = true, collapsible = true, items, ...category } = entry;
  return {
    current: false,
    ...category,
    kind: 'category',
    collapsible,
    open: !collapsed,
    items: items.map(sidebarItem),
  };
}

type WrittenEntry =
  | { type: 'link'; label: string; href: string; className?: string }
  | { type: 'html'; value: string; className?: string }
  | {
      type: 'category';
      label: string;
      href?: string;
      className?: string;
      collapsible?: boolean;
      collapsed?: boolean;
      items: readonly (SidebarItemData | WrittenEntry)[];
    };
