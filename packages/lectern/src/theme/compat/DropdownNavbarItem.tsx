import type { ReactNode } from 'react';
import { ofTheme } from '../of-theme.js';
import type { NavbarNavLinkProps } from './NavbarNavLink.js';
import NavbarNavLink from './NavbarNavLink.js';

interface Props extends NavbarNavLinkProps {
  items?: readonly NavbarNavLinkProps[] | undefined;
  mobile?: boolean | undefined;
  position?: string | undefined;
}

function DropdownNavbarItem({ items = [], label, children, className, mobile = false }: Props): ReactNode {
  const place = mobile ? '' : 'navbar__item';
  // A reader may open the menu before hydration, so `open` may differ from what React renders.
  return (
    <details
      className={['dropdown', className, place].filter(Boolean).join(' ')}
      name="navbar"
      suppressHydrationWarning
    >
      <summary className={mobile ? undefined : 'navbar__link'}>{label ?? children}</summary>
      <ul className="dropdown-list dropdown__menu">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same label.
          <li key={index}>
            <NavbarNavLink className={mobile ? 'menu__link' : 'dropdown__link'} {...item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export default ofTheme(DropdownNavbarItem);
