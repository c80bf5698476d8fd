import type { ComponentType } from 'react';
import DefaultNavbarItem from '../../compat/DefaultNavbarItem.js';
import DropdownNavbarItem from '../../compat/DropdownNavbarItem.js';
import * as items from '../../compat/typed-navbar-items.js';

/** A site's replacement adds custom types. An ejected `NavbarItem` looks up every type here. */
const types: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {
  default: DefaultNavbarItem,
  localeDropdown: items.LocaleDropdownNavbarItem,
  search: items.SearchNavbarItem,
  dropdown: DropdownNavbarItem,
  html: items.HtmlNavbarItem,
  doc: items.DocNavbarItem,
  docSidebar: items.DocSidebarNavbarItem,
  docsVersion: items.DocsVersionNavbarItem,
  docsVersionDropdown: items.DocsVersionDropdownNavbarItem,
};

export default types;
