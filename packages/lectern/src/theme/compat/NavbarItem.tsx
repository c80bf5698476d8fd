import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import type { NavbarItemData } from '../../model/navbar-data.types.js';
import { usePage } from '../context.js';
import { NavbarItems } from '../shell/Navbar.js';
import { staticInIslands } from '../static-in-islands.js';

interface Props {
  type?: string | undefined;
  label?: string | undefined;
  value?: string | undefined;
  mobile?: boolean | undefined;
}

export default function NavbarItem(props: Props): ReactNode {
  return props.type === 'search' ? <SearchBar /> : <StaticItem {...props} />;
}

/** The browser doesn't know the page's navbar items, so the item is rendered only at build time. */
const StaticItem = staticInIslands(({ mobile = false, ...written }: Props): ReactNode => {
  const { navbar } = usePage();
  const item = navbar.find((candidate) => isWritten({ item: candidate, written }));
  return item === undefined ? null : (
    <NavbarItems items={[item]} className={mobile ? 'menu-list' : 'navbar-list'} isInMenu={mobile} />
  );
});

function isWritten({ item, written }: { item: NavbarItemData; written: Props }): boolean {
  const { type, label, value } = written;
  if (item.kind === 'html') return value !== undefined && item.value === value;
  if (item.kind === 'custom') return item.component === type;
  if (item.kind === 'dropdown' && type === 'localeDropdown') return item.icon === 'language';
  if (item.kind === 'dropdown' && type === 'docsVersionDropdown')
    return item.prefix === 'theme.version.choose';
  return label !== undefined && item.label === label;
}
