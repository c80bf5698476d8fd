import Logo from '@theme/Logo';
import NavbarColorMode from '@theme/Navbar/ColorModeToggle';
import Content from '@theme/Navbar/Content';
import Layout from '@theme/Navbar/Layout';
import SiteNavbarLogo from '@theme/Navbar/Logo';
import MenuToggle from '@theme/Navbar/MobileSidebar/Toggle';
import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';
import { NavbarItems } from './Navbar.js';
import { Search } from './Search.js';

export function Navbar(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}

export function NavbarLayout({ children }: { children?: ReactNode }): ReactNode {
  const { site } = usePage();
  return (
    <header
      className="navbar"
      data-region="navbar"
      {...(site.hideNavbarOnScroll ? { 'data-hide-on-scroll': '' } : {})}
    >
      {children}
    </header>
  );
}

export function NavbarContent(): ReactNode {
  const t = useMessages();
  return (
    <>
      <MenuToggle />
      <SiteNavbarLogo />
      <Search side="left" />
      <nav className="navbar-items" aria-label={t('theme.nav.main')}>
        <NavbarSide side="left" />
        <NavbarSide side="right" />
      </nav>
      <Search side="right" />
      <NavbarColorMode />
    </>
  );
}

export function NavbarLogo(): ReactNode {
  return <Logo />;
}

export function MenuButton(): ReactNode {
  const t = useMessages();
  return (
    <button type="button" className="menu-button" popoverTarget="menu">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 7h16M4 12h16M4 17h10" />
      </svg>
      <span className="bar-word">{t('theme.menu.open')}</span>
    </button>
  );
}

function NavbarSide({ side }: { side: 'left' | 'right' }): ReactNode {
  const items = usePage().navbar.filter((item) => item.position === side);
  return items.length === 0 ? null : <NavbarItems items={items} className={`navbar-list navbar-${side}`} />;
}
