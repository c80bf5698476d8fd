import type { NavbarItemData } from '../../model/navbar-data.types.js';
import { sourceInstance } from '../../util/source-instance.js';

/** A navbar item as the configuration of a Docusaurus site contains it. */
export interface WrittenItem {
  type?: string | undefined;
  label?: unknown;
  value?: string | undefined;
  items?: readonly WrittenItem[] | undefined;
  dropdownItemsBefore?: readonly WrittenItem[] | undefined;
  dropdownItemsAfter?: readonly WrittenItem[] | undefined;
  /** Docusaurus sets this prop for the items of a menu. */
  isDropdownItem?: boolean | undefined;
  [prop: string]: unknown;
}

export function isWritten({ item, written }: { item: NavbarItemData; written: WrittenItem }): boolean {
  const { type, label, value } = written;
  if (item.kind === 'html') return value !== undefined && item.value === value;
  if (item.kind === 'custom') return item.component === type;
  if (item.kind === 'dropdown' && item.icon !== undefined) return type === 'localeDropdown';
  if (item.kind === 'dropdown' && item.source !== undefined)
    return type === 'docsVersionDropdown' && sameInstance(item.source, written.docsPluginId);
  return label !== undefined && item.label === label;
}

function sameInstance(source: string, docsPluginId: unknown): boolean {
  return sourceInstance(source) === sourceInstance(String(docsPluginId ?? 'default'));
}

/** Returns the props that Docusaurus passes to the component of an item. */
export function writtenProps({
  item,
  items,
  isInDropdown,
}: {
  item: NavbarItemData;
  /** The items in the configuration. */
  items: readonly WrittenItem[];
  isInDropdown: boolean;
}): WrittenItem {
  const candidates = isInDropdown ? items.flatMap(below) : items;
  const found = candidates.find((candidate) => isWritten({ item, written: candidate })) ?? derived(item);
  const { type, ...props } = found;
  return {
    ...(isInDropdown ? { isDropdownItem: true, activeClassName: 'dropdown__link--active' } : {}),
    // Links have no type in Docusaurus.
    ...(type === undefined || type === 'link' ? {} : { type }),
    ...props,
  };
}

function below({
  dropdownItemsBefore = [],
  items = [],
  dropdownItemsAfter = [],
}: WrittenItem): readonly WrittenItem[] {
  return [...dropdownItemsBefore, ...items, ...dropdownItemsAfter];
}

/**
 * For items that the configuration doesn't contain in Docusaurus's format: custom items, and the links of a version menu
 * or a language menu.
 */
function derived(item: NavbarItemData): WrittenItem {
  if (item.kind === 'custom') return { type: item.component, ...item.props };
  if (item.kind !== 'link') return {};
  const { label, href, className } = item;
  return {
    label,
    ...(item.external ? { href } : { to: href }),
    ...(className === undefined ? {} : { className }),
  };
}

/** Finds the data of the item that the theme's component gets as props. */
export function itemOf({
  navbar,
  written,
}: {
  navbar: readonly NavbarItemData[];
  written: WrittenItem;
}): NavbarItemData | undefined {
  const inMenus = navbar.flatMap((item) => (item.kind === 'dropdown' ? item.items : []));
  const candidates = written.isDropdownItem === true ? inMenus : navbar;
  return candidates.find((item) => isWritten({ item, written }));
}
