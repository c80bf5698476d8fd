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

type ListedItem = Exclude<SidebarItemData, SidebarMoreData>;

export function renderedEntries(items: readonly SidebarItemData[]): RenderedEntry[] {
  return items.map(renderedEntry);
}

export function renderedEntry(item: SidebarItemData): RenderedEntry {
  if (item.kind === 'more') return { ...item, type: 'more' };
  // Docusaurus's type has no omitted entries. The components that render the items below a category accept them.
  return entryOf({ item, below: (items) => renderedEntries(items) as SidebarEntry[] });
}

export function entriesOf(items: readonly SidebarItemData[]): SidebarEntry[] {
  return items
    .filter((item): item is ListedItem => item.kind !== 'more')
    .map((item) => entryOf({ item, below: entriesOf }));
}

function entryOf({
  item,
  below,
}: {
  item: ListedItem;
  below: (items: readonly SidebarItemData[]) => SidebarEntry[];
}): SidebarEntry {
  if (item.kind === 'link') return { ...item, type: 'link' };
  if (item.kind === 'html') return { ...item, type: 'html' };
  return { ...item, type: 'category', collapsed: !item.open, items: below(item.items) };
}

/** Completes an entry that a component of the site has written or changed in Docusaurus's format. */
export function sidebarItem(entry: SidebarItemData | RenderedEntry | WrittenEntry): SidebarItemData {
  if ('kind' in entry) return 'collapsed' in entry ? { ...entry, open: !entry.collapsed } : entry;
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
