import type { ReactNode } from 'react';
import { ofTheme } from '../of-theme.js';
import type { NavbarNavLinkProps } from './NavbarNavLink.js';
import NavbarNavLink from './NavbarNavLink.js';

function DefaultNavbarItem({
  mobile = false,
  position: _,
  className = '',
  ...link
}: NavbarNavLinkProps & { mobile?: boolean; position?: string }): ReactNode {
  const own = mobile ? 'menu__link' : 'navbar__item navbar__link';
  return (
    <NavbarNavLink
      activeClassName={mobile ? 'menu__link--active' : 'navbar__link--active'}
      className={`${own} ${className}`.trim()}
      {...link}
    />
  );
}

export default ofTheme(DefaultNavbarItem);
