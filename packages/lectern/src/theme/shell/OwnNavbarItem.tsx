import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ComponentType } from 'react';
import type { WrittenItem } from '../compat/written-navbar-items.js';
import { isOfTheme } from '../of-theme.js';

type Item = ComponentType<WrittenItem>;

const all: Readonly<Record<string, Item>> = {
  default: DefaultNavbarItem as Item,
  docsVersionDropdown: DocsVersionDropdownNavbarItem as Item,
  dropdown: DropdownNavbarItem as Item,
  html: HtmlNavbarItem as Item,
  localeDropdown: LocaleDropdownNavbarItem as Item,
};

const own = new Map(Object.entries(all).filter(([, Component]) => !isOfTheme(Component)));

export const hasOwnItems = own.size > 0;

/** Returns the site's component for items of this type; undefined if the theme renders them. */
export function ownItemFor({ type, items }: WrittenItem): Item | undefined {
  return own.get(type ?? (items === undefined ? 'default' : 'dropdown'));
}
