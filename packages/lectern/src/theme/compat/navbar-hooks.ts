import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

/* The theme itself manages the menu and scrolling, so most of these hooks return a state that never changes. */

/** The button in an ejected navbar opens the theme's menu, so the ejected mobile sidebar is never rendered. */
export function useNavbarMobileSidebar() {
  return { disabled: false, shouldRender: false, toggle: toggleMenu, shown: false };
}

function toggleMenu(): void {
  document.getElementById('menu')?.togglePopover();
}

export function useNavbarSecondaryMenu() {
  return { shown: false, hide: (): void => undefined, content: undefined };
}

/** Renders nothing, because the theme's own menu contains the sidebar. */
export function NavbarSecondaryMenuFiller(): ReactNode {
  return null;
}

export function useHideableNavbar() {
  return { navbarRef: useRef<HTMLElement>(null), isNavbarVisible: true };
}

export function useBackToTopButton({ threshold }: { threshold: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setShown(scrollY > threshold);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [threshold]);
  return { shown, scrollToTop: (): void => scrollTo({ top: 0 }) };
}
