import DocSidebar from '@theme/DocSidebar';
import type { ReactNode } from 'react';
import { renderedEntries } from '../compat/sidebar-entries.js';
import { useMessages, usePage } from '../context.js';
import { isOfTheme } from '../of-theme.js';
import { NavbarItems } from './Navbar.js';

/**
 * To keep the page small, one element is both a column on wide screens and a slide-out menu on narrow screens. As a
 * popover, the menu opens without JavaScript.
 */
export function Menu(): ReactNode {
  const { navbar, sidebar, section, href } = usePage();
  const t = useMessages();
  return (
    <div
      className={`menu${sidebar === undefined ? ' menu-empty' : ''}`}
      id="menu"
      popover="auto"
      data-region="menu"
    >
      <div className="menu-head">
        <button type="button" className="menu-close" popoverTarget="menu" popoverTargetAction="hide">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
          {t('theme.menu.close')}
        </button>
      </div>
      <nav className="menu-nav" aria-label={t('theme.menu.label')}>
        <NavbarItems items={navbar} className="menu-list" isInMenu />
      </nav>
      {sidebar === undefined ? null : (
        <DocSidebar
          items={sidebar.items}
          section={section}
          {...(isOfTheme(DocSidebar) ? {} : { path: href, sidebar: renderedEntries(sidebar.items) })}
        />
      )}
    </div>
  );
}
