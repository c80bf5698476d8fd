import type { SiteConfig } from '../config/schema/index.js';
import type { HttpMethod } from '../sources/openapi/model.js';
import type { EntryKind } from '../sources/typedoc/model.js';
import type { SourcePage } from '../sources/types.js';

/** A link as a component needs it: everything is resolved. */
export interface LinkData {
  label: string;
  /** Complete, base path included. */
  href: string;
  external: boolean;
}

export interface SidebarLinkData extends LinkData {
  kind: 'link';
  current: boolean;
  /** What it is a page of, in a reference. */
  badge?: EntryKind | undefined;
  /** Of an operation of an HTTP API. */
  method?: HttpMethod | undefined;
  className?: string | undefined;
}

export interface SidebarCategoryData {
  kind: 'category';
  label: string;
  badge?: EntryKind | undefined;
  href?: string | undefined;
  /** This page is the category's own page. */
  current: boolean;
  /** This page stands somewhere below. */
  open: boolean;
  collapsible: boolean;
  className?: string | undefined;
  /** Empty where the branch is left out of this page; `firstHref` has it then. */
  items: SidebarItemData[];
  /** The first page of the branch: where a reader without the branch is led. */
  firstHref?: string | undefined;
}

export interface SidebarHtmlData {
  kind: 'html';
  value: string;
  className?: string | undefined;
}

export type SidebarItemData = SidebarLinkData | SidebarCategoryData | SidebarHtmlData;

export interface NavbarLinkData extends LinkData {
  kind: 'link';
  current: boolean;
  position: 'left' | 'right';
  className?: string | undefined;
  ariaLabel?: string | undefined;
}

export interface NavbarDropdownData {
  kind: 'dropdown';
  label: string;
  current: boolean;
  position: 'left' | 'right';
  items: (NavbarLinkData | NavbarHtmlData)[];
  className?: string | undefined;
}

export interface NavbarHtmlData {
  kind: 'html';
  value: string;
  position: 'left' | 'right';
  className?: string | undefined;
}

export type NavbarItemData = NavbarLinkData | NavbarDropdownData | NavbarHtmlData;

export interface TocItem {
  id: string;
  level: number;
  text: string;
}

export interface CardData {
  kind: 'link' | 'category';
  label: string;
  href: string;
  external: boolean;
  description: string;
}

export interface LogoData {
  src: string;
  srcDark?: string | undefined;
  alt: string;
  href: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** What is the same on every page of one locale. */
export interface SiteData {
  title: string;
  tagline: string;
  version?: string | undefined;
  url: string;
  base: string;
  trailingSlash: boolean | undefined;
  locale: string;
  locales: string[];
  defaultLocale: string;
  favicon?: string | undefined;
  navbarTitle: string;
  navbarLogo?: LogoData | undefined;
  hideNavbarOnScroll: boolean;
  footer: {
    columns: { title: string; items: LinkData[] }[];
    logo?: LogoData | undefined;
    copyright?: string | undefined;
  };
  colorMode: SiteConfig['themeConfig']['colorMode'];
  autoCollapseCategories: boolean;
  metadata: SiteConfig['themeConfig']['metadata'];
  customFields: Record<string, unknown>;
  noIndex: boolean;
  /** Translations of the theme's words by their id. */
  messages: Readonly<Record<string, string>>;
}

/** Everything that one page shows, but for the article itself. Components read it and compute nothing. */
export interface PageData {
  kind: Exclude<SourcePage['kind'], 'redirect'> | 'not-found';
  route: string;
  href: string;
  site: SiteData;
  title: string;
  /** For `<title>`: with the title of the site. */
  headTitle: string;
  description: string;
  keywords: string[];
  image?: string | undefined;
  /** Absolute address for search engines. */
  canonical: string;
  noIndex: boolean;
  /** Built, but in no list. */
  unlisted: boolean;
  /** The sentence under the title of a category page. */
  lead?: string | undefined;
  /** The page shows its title itself; false where the text has it, or nobody wants it. */
  showTitle: boolean;
  source?: string | undefined;
  version?:
    | { name: string; label: string; banner: 'none' | 'unreleased' | 'unmaintained'; latestHref: string }
    | undefined;
  navbar: NavbarItemData[];
  breadcrumbs: { label: string; href?: string | undefined }[];
  sidebar?: { id: string; items: SidebarItemData[] } | undefined;
  toc: TocItem[];
  previous?: LinkData | undefined;
  next?: LinkData | undefined;
  editUrl?: string | undefined;
  lastUpdated?: { iso: string; text: string } | undefined;
  /** What a generated category page, or a list of cards in a text, shows. */
  cards: CardData[];
  wrapperClassName?: string | undefined;
}
