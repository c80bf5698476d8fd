import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ComponentType } from 'react';
import type { WrittenItem } from '../compat/written-navbar-items.js';
import { isOfTheme } from '../of-theme.js';

type Item = ComponentType<WrittenItem>;

/** A function, because a site's component may import the navbar, which then isn't complete yet. */
function components(): Readonly<Record<string, Item>> {
  return {
    default: DefaultNavbarItem as Item,
    docsVersionDropdown: DocsVersionDropdownNavbarItem as Item,
    dropdown: DropdownNavbarItem as Item,
    html: HtmlNavbarItem as Item,
    localeDropdown: LocaleDropdownNavbarItem as Item,
  };
}

export function hasOwnItems(): boolean {
  return !Object.values(components()).every(isOfTheme);
}

/** Returns the site's component for items of this type; undefined if the theme renders them. */
export function ownItemFor({ type, items }: WrittenItem): Item | undefined {
  const all = components();
  const name = type ?? (items === undefined ? 'default' : 'dropdown');
  const Component = Object.hasOwn(all, name) ? all[name] : undefined;
  return Component === undefined || isOfTheme(Component) ? undefined : Component;
}
