import type { ReactNode } from 'react';
import { ofTheme } from '../of-theme.js';
import NavbarItem from './NavbarItem.js';
import type { WrittenItem } from './written-navbar-items.js';

/** In Docusaurus, each type of navbar item has a component. Sites import it to wrap it or to list it again. */
function itemOfType(type: string) {
  const name = `NavbarItem(${type})`;
  const components = { [name]: (props: WrittenItem): ReactNode => <NavbarItem {...props} type={type} /> };
  return ofTheme(components[name] as (props: WrittenItem) => ReactNode);
}

export const DocNavbarItem = itemOfType('doc');
export const DocSidebarNavbarItem = itemOfType('docSidebar');
export const DocsVersionDropdownNavbarItem = itemOfType('docsVersionDropdown');
export const DocsVersionNavbarItem = itemOfType('docsVersion');
export const HtmlNavbarItem = itemOfType('html');
export const LocaleDropdownNavbarItem = itemOfType('localeDropdown');
export const SearchNavbarItem = itemOfType('search');
