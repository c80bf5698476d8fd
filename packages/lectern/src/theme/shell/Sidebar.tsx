import SiteDesktop from '@theme/DocSidebar/Desktop';
import SiteContent from '@theme/DocSidebar/Desktop/Content';
import SiteSidebarItem from '@theme/DocSidebarItem';
import SiteCategory from '@theme/DocSidebarItem/Category';
import SiteHtml from '@theme/DocSidebarItem/Html';
import SiteLink from '@theme/DocSidebarItem/Link';
import type { ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';
import type { SidebarBadge } from '../../content/sidebar-types.js';
import type {
  PageData,
  SidebarCategoryData,
  SidebarItemData,
  SidebarLinkData,
  SidebarMoreData,
} from '../../model/page-data.types.js';
import type { RenderedEntry } from '../compat/sidebar-entries.js';
import { renderedEntries, renderedEntry, sidebarItem } from '../compat/sidebar-entries.js';
import { useMessages, usePage, useRenderContext } from '../context.js';
import { isOfTheme } from '../of-theme.js';
import { BreakableName } from './BreakableName.js';
import { ShellLink } from './Link.js';

/** Opening a category closes other categories with the same name, so each list needs its own name. */
const ListName = createContext('sidebar');

const Level = createContext(1);

function siteComponent({ kind }: SidebarItemData): typeof SiteSidebarItem | undefined {
  if (kind === 'more') return undefined;
  // These modules may be evaluated after this module, because they import each other.
  const parts = { category: SiteCategory, html: SiteHtml, link: SiteLink };
  return [SiteSidebarItem, parts[kind]].find((component) => !isOfTheme(component));
}

export function Sidebar({
  items,
  section,
  path,
  sidebar,
}: {
  items: readonly SidebarItemData[];
  section: PageData['section'];
} & Partial<DesktopProps>): ReactNode {
  const t = useMessages();
  const { sidebarTop: top } = useRenderContext();
  const { href } = usePage();
  const before = (
    <>
      {section === undefined ? null : <p className="sidebar-section">{section.label}</p>}
      {top === undefined ? null : createElement(top.Component as ComponentType<object>, top.props)}
    </>
  );
  if (isOfTheme(SiteDesktop) && isOfTheme(SiteContent))
    return (
      <nav className="sidebar" aria-label={t('theme.nav.docs')}>
        {before}
        <SidebarList items={sidebar ?? items} />
      </nav>
    );
  return (
    <div className="sidebar">
      {before}
      <SiteDesktop path={path ?? href} sidebar={sidebar ?? renderedEntries(items)} />
    </div>
  );
}

/** Docusaurus's props, for ejected components. They may change the entries. */
export interface DesktopProps {
  path: string;
  sidebar: readonly RenderedEntry[];
}

/** In this theme, one element serves as the sidebar on wide screens and as part of the menu on narrow screens. */
export function SidebarDesktop(props: DesktopProps): ReactNode {
  return <SiteContent {...props} />;
}

export function SidebarContent({ sidebar }: DesktopProps): ReactNode {
  const t = useMessages();
  return (
    <nav aria-label={t('theme.nav.docs')}>
      <SidebarList items={sidebar} />
    </nav>
  );
}

function SidebarList({
  items,
  overview,
}: {
  items: readonly SidebarItemData[];
  overview?: ReactNode;
}): ReactNode {
  return (
    <ul className="sidebar-list">
      {overview}
      {items.map(sidebarItem).map((item, index) => {
        const Component = siteComponent(item);
        return Component === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is rendered.
          <DocSidebarItem key={index} item={item} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is rendered.
          <SwizzledItem key={index} Component={Component} item={item} index={index} />
        );
      })}
    </ul>
  );
}

function SwizzledItem({
  Component,
  item,
  index,
}: {
  Component: typeof SiteSidebarItem;
  item: SidebarItemData;
  index: number;
}): ReactNode {
  const { href } = usePage();
  const level = useContext(Level);
  return (
    <Level.Provider value={level + 1}>
      <Component item={renderedEntry(item)} activePath={href} index={index} level={level} />
    </Level.Provider>
  );
}

export interface DocSidebarItemProps {
  item: SidebarItemData | RenderedEntry;
  activePath?: string;
  index?: number;
  level?: number;
}

export function DocSidebarItem({ item }: DocSidebarItemProps): ReactNode {
  return (
    <li className={item.className}>
      <SidebarItem item={sidebarItem(item)} />
    </li>
  );
}

function SidebarItem({ item }: { item: SidebarItemData }): ReactNode {
  if (item.kind === 'html')
    return <div className="sidebar-html" dangerouslySetInnerHTML={{ __html: item.value }} />;
  if (item.kind === 'category') return <Category category={item} />;
  if (item.kind === 'more') return <More more={item} />;
  return (
    <ShellLink link={item} {...(item.current ? { 'aria-current': 'page' as const } : {})}>
      <Label item={item} />
    </ShellLink>
  );
}

function More({ more: { side, count, href, leadsTo } }: { more: SidebarMoreData }): ReactNode {
  const t = useMessages();
  const messages = {
    all: { before: 'theme.sidebar.allBefore', after: 'theme.sidebar.allAfter' },
    next: { before: 'theme.sidebar.before', after: 'theme.sidebar.after' },
  } as const;
  return (
    <a href={href}>
      <b>{t(messages[leadsTo][side], { count: String(count) })}</b>
    </a>
  );
}

function Label({ item }: { item: SidebarLinkData | SidebarCategoryData }): ReactNode {
  const { label, badge } = item;
  if (badge === undefined) return label;
  return <Marked badge={badge} label={label} />;
}

/** Screen readers read out the words that the badge abbreviates. */
function Marked({ badge, label }: { badge: SidebarBadge; label: string }): ReactNode {
  const { text, label: words, className, isName } = badge;
  // A badge that is plain text needs no extra elements, which a large sidebar would repeat on thousands of pages.
  if (words === undefined && isName !== true)
    return (
      <>
        <span className={className ?? 'sidebar-badge'}>{text}</span> {label}
      </>
    );
  return (
    <span className="sidebar-label">
      <span
        className={className ?? 'sidebar-badge'}
        {...(words === undefined ? {} : { title: words, 'aria-hidden': true })}
      >
        {text}
      </span>
      <span>
        {words === undefined ? null : <span className="sr-only">{words} </span>}
        {isName === true ? <BreakableName name={label} /> : label}
      </span>
    </span>
  );
}

/** A link in the `summary` would nest controls, so the category's own page is the first entry in its list. */
function Category({ category }: { category: SidebarCategoryData }): ReactNode {
  const t = useMessages();
  const { autoCollapseCategories, messages, htmlLang } = usePage().site;
  const listName = useContext(ListName);
  // Without a translation, the link has the category's label, because an English word would stand out among translated
  // labels.
  const isTranslated = messages['theme.sidebar.overview'] !== undefined || /^en\b/i.test(htmlLang);
  const overview =
    category.href === undefined ? null : (
      <li>
        <a href={category.href} {...(category.current ? { 'aria-current': 'page' as const } : {})}>
          {isTranslated ? (
            <>
              {t('theme.sidebar.overview')}
              <span className="sr-only">{`: ${category.label}`}</span>
            </>
          ) : (
            category.label
          )}
        </a>
      </li>
    );
  if (category.items.length === 0 && category.firstHref !== undefined) {
    return (
      <a href={category.href ?? category.firstHref}>
        <b>
          <Label item={category} />
        </b>
      </a>
    );
  }
  if (!category.collapsible) {
    return (
      <>
        <p className="sidebar-heading">
          <Label item={category} />
        </p>
        <SidebarList items={category.items} overview={overview} />
      </>
    );
  }
  // If several open elements have the same name, browsers keep only the first one open, which may not be the current
  // category.
  const isExclusive = autoCollapseCategories && (!category.open || isCurrent(category));
  return (
    <details open={category.open} {...(isExclusive ? { name: listName } : {})}>
      <summary>
        <Label item={category} />
      </summary>
      <ListName.Provider value={`${listName}/${category.label}`}>
        <SidebarList items={category.items} overview={overview} />
      </ListName.Provider>
    </details>
  );
}

function isCurrent({ current, items }: SidebarCategoryData): boolean {
  return (
    current ||
    items.some((item) =>
      item.kind === 'category' ? isCurrent(item) : item.kind === 'link' && item.current === true,
    )
  );
}
