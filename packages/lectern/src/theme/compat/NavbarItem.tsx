import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { usePage } from '../context.js';
import { ofTheme } from '../of-theme.js';
import { NavbarItem as Item, WithinItem } from '../shell/Navbar.js';
import { staticInIslands } from '../static-in-islands.js';
import DefaultNavbarItem from './DefaultNavbarItem.js';
import DropdownNavbarItem from './DropdownNavbarItem.js';
import type { NavbarNavLinkProps } from './NavbarNavLink.js';
import type { WrittenItem } from './written-navbar-items.js';
import { itemOf } from './written-navbar-items.js';

interface Props extends WrittenItem {
  mobile?: boolean | undefined;
}

function NavbarItem(props: Props): ReactNode {
  return props.type === 'search' ? <SearchBar /> : <StaticItem {...props} />;
}

/** The browser doesn't know the page's navbar items, so the item is rendered only at build time. */
const StaticItem = staticInIslands(({ mobile = false, ...written }: Props): ReactNode => {
  const { navbar } = usePage();
  const isWithinItem = useContext(WithinItem);
  const item = itemOf({ navbar, written });
  if (item === undefined) return <OtherItem {...written} mobile={mobile} />;
  const node = <Item item={item} isInMenu={mobile} />;
  if (isWithinItem || written.isDropdownItem === true) return node;
  return (
    <ul className={mobile ? 'menu-list' : 'navbar-list'}>
      <li className={item.className}>{node}</li>
    </ul>
  );
});

/**
 * An item that the configuration doesn't contain, for example because a component of the site has changed its label.
 */
function OtherItem({ type: _, isDropdownItem: __, ...props }: Props): ReactNode {
  if (props.items !== undefined) return <DropdownNavbarItem {...(props as object)} />;
  const link = props as NavbarNavLinkProps;
  return link.to === undefined && link.href === undefined ? null : <DefaultNavbarItem {...link} />;
}

export default ofTheme(NavbarItem);
