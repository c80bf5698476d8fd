import type { SiteConfig } from '../config/schema/index.js';
import type { SidebarBadge } from '../content/sidebar-types.js';
import type { SourcePage } from '../content/types.js';
import type { LinkData } from './link-data.types.js';
import type { NavbarItemData } from './navbar-data.types.js';
import type { VersionDocs } from './version-docs.types.js';

export interface SidebarLinkData extends LinkData {
  kind: 'link';
  current: boolean;
  badge?: SidebarBadge | undefined;
  /** ID of the linked document, for ejected Docusaurus components. */
  docId?: string | undefined;
  className?: string | undefined;
  customProps?: Readonly<Record<string, unknown>> | undefined;
}

export interface SidebarCategoryData {
  kind: 'category';
  label: string;
  badge?: SidebarBadge | undefined;
  href?: string | undefined;
  /** Whether this page is the category's own page. */
  current: boolean;
  /** Whether this page is in the category, at any depth, or the category is open by default. */
  open: boolean;
  collapsible: boolean;
  className?: string | undefined;
  customProps?: Readonly<Record<string, unknown>> | undefined;
  /** The category's entries. Empty if this page leaves them out, and sets `firstHref` instead. */
  items: SidebarItemData[];
  /** URL of the first page in the category. That page shows the entries that this page leaves out. */
  firstHref?: string | undefined;
}

export interface SidebarHtmlData {
  kind: 'html';
  value: string;
  className?: string | undefined;
  customProps?: Readonly<Record<string, unknown>> | undefined;
}

export interface SidebarMoreData {
  kind: 'more';
  side: 'before' | 'after';
  count: number;
  href: string;
  /** Whether the link leads to the list of all pages, or to the nearest omitted entry. */
  leadsTo: 'all' | 'next';
  className?: undefined;
}

export type SidebarItemData = SidebarLinkData | SidebarCategoryData | SidebarHtmlData | SidebarMoreData;

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
  customProps?: Readonly<Record<string, unknown>> | undefined;
}

export interface LogoData {
  src: string;
  srcDark?: string | undefined;
  alt: string;
  href: string;
  width?: number | undefined;
  height?: number | undefined;
}

export interface PageListSection {
  id: string;
  label: string;
  items: PageListItem[];
}

export interface PageListItem {
  label: string;
  href?: string | undefined;
  items: PageListItem[];
}

export interface LocaleLink {
  locale: string;
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** The page's URL in this locale, or else the URL of the locale's home page. */
  href: string;
  /** Absolute URL for search engines; undefined if the locale doesn't have the page. */
  alternate?: string | undefined;
  current: boolean;
}

export interface AnnouncementData {
  id: string;
  content: string;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  isCloseable: boolean;
}

export interface PageVersion {
  name: string;
  label: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  className?: string | undefined;
  /** The document's URL in the latest version, or else the URL of the version's first page. */
  latestHref: string;
  latestLabel: string;
}

export interface DocLocation {
  pluginId: string;
  version: {
    name: string;
    label: string;
    isLast: boolean;
    banner: 'none' | 'unreleased' | 'unmaintained';
    badge: boolean;
    className?: string | undefined;
    /** URL of the version's first page. */
    path: string;
  };
  sidebar?: string | undefined;
  /** The document's ID; undefined for a category page. */
  id?: string | undefined;
  frontMatter?: Readonly<Record<string, unknown>> | undefined;
  /** The document's URLs in the versions that have it, by version name. */
  alternates?: Readonly<Record<string, string>> | undefined;
}

/** Data that all pages in a locale share. */
export interface SiteData {
  title: string;
  tagline: string;
  titleDelimiter?: string | undefined;
  organizationName?: string | undefined;
  projectName?: string | undefined;
  version?: string | undefined;
  url: string;
  /** The base path, including that of the locale: `/project/de/`. */
  base: string;
  trailingSlash: boolean | undefined;
  locale: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  locales: string[];
  defaultLocale: string;
  announcement?: AnnouncementData | undefined;
  /** URL of the sitemap, which all locales share. */
  sitemap: string;
  favicon?: string | undefined;
  /** URL of the changelog feed, including the base path; undefined if there is none. */
  feed?: string | undefined;
  navbarTitle: string;
  navbarLogo?: LogoData | undefined;
  hideNavbarOnScroll: boolean;
  footer: {
    columns: { title: string; items: (LinkData | { html: string })[] }[];
    logo?: LogoData | undefined;
    copyright?: string | undefined;
  };
  /** The search button; undefined if the site has no search. */
  search?: { href: string; position: 'left' | 'right'; className?: string | undefined } | undefined;
  colorMode: SiteConfig['themeConfig']['colorMode'];
  /** The translated `themeConfig`, for components that read it. */
  themeConfig: Readonly<Record<string, unknown>>;
  localeConfigs: Readonly<Record<string, LocaleConfig>>;
  autoCollapseCategories: boolean;
  metadata: SiteConfig['themeConfig']['metadata'];
  /** Elements that plug-ins add to every page's head. */
  headTags: readonly {
    tagName: string;
    attributes?: Readonly<Record<string, string | boolean>> | undefined;
    innerHTML?: string | undefined;
  }[];
  /** Data that plug-ins share with all components. */
  globalData: GlobalData;
  /** Modules that run in the browser on every page. */
  scripts: readonly string[];
  customFields: Record<string, unknown>;
  /** The documents in all versions. In a build, undefined if no component reads them. */
  versionDocs?: VersionDocs | undefined;
  noIndex: boolean;
  /** Translations of the theme's messages, by ID. */
  messages: Readonly<Record<string, string>>;
}

export interface LocaleConfig {
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  calendar?: string | undefined;
  path: string;
}

/** Data that plug-ins share, by the plug-in's name and its instance's ID. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface NeighborData extends LinkData {
  /** Text above the label; default: "Previous" or "Next". */
  caption?: string | undefined;
}

/** All data of a page, except the article itself. The data is computed in advance, and components only render it. */
export interface PageData {
  /** The type of the page, such as `doc` or `generated`. */
  kind: Exclude<SourcePage['kind'], 'redirect'> | 'not-found';
  /** Route without the base path: `/docs/intro`. */
  route: string;
  /** URL with the base path: `/project/docs/intro`. */
  href: string;
  site: SiteData;
  /** The title, without the site's title. */
  title: string;
  /** Content of `<title>`, including the site's title. */
  headTitle: string;
  description: string;
  keywords: string[];
  /** The image that social networks show; undefined if there is none. */
  socialImage?: SocialImage | undefined;
  /** Absolute URL for search engines. */
  canonical: string;
  /** Absolute URL of the page's Markdown version; undefined for a page that isn't text. */
  markdown?: string | undefined;
  /** Whether the page asks search engines not to index it. */
  noIndex: boolean;
  /** Whether the page is left out of sidebars, search, the sitemap, and `llms.txt`. */
  unlisted: boolean;
  /** The sentence below a category page's title. */
  lead?: string | undefined;
  /** Whether the layout shows the title: false if the Markdown contains the title, or the page hides it. */
  showTitle: boolean;
  /** ID of the page's source, or name of its plug-in. */
  source?: string | undefined;
  /** With `wide`, the article also fills the table of contents' space. */
  layout?: 'article' | 'wide' | 'framed' | 'free' | undefined;
  /** The version of the document; undefined if its source has only one. */
  version?: PageVersion | undefined;
  /** The page's location in its docs source; undefined for a page outside docs sources. */
  docLocation?: DocLocation | undefined;
  /** Links to the page in each locale; empty if the site has only one locale. */
  locales: LocaleLink[];
  /**
   * The article's language. Set only if the page isn't translated, because the article is then in the language of the
   * original.
   */
  contentLanguage?: { label: string; htmlLang: string; direction: 'ltr' | 'rtl' } | undefined;
  navbar: NavbarItemData[];
  breadcrumbs: { label: string; href?: string | undefined }[];
  /** The sidebar's label and first page; set only if its source is configured as a separate section. */
  section?: { label: string; href: string } | undefined;
  sidebar?: { id: string; items: SidebarItemData[] } | undefined;
  toc: TocItem[];
  previous?: NeighborData | undefined;
  next?: NeighborData | undefined;
  editUrl?: string | undefined;
  /** The date of the last change, as an ISO date and as text in the page's language. */
  lastUpdated?: { iso: string; text: string } | undefined;
  lastUpdatedBy?: string | undefined;
  tags?: { label: string; href: string; description?: string | undefined }[] | undefined;
  /** Whether the page only repeats content from other pages: see `GeneratedPage.listing`. */
  listing?: boolean | undefined;
  /** Cards for a generated category page, or for a list of cards in a document. */
  cards: CardData[];
  /** All pages on the site, by section; set only on the search page. */
  pageList?: PageListSection[] | undefined;
  wrapperClassName?: string | undefined;
  /** JSON-LD for search engines; undefined if they should not index the page. */
  structuredData?: StructuredData | undefined;
}

export type StructuredData = Readonly<Record<string, unknown>>;

export interface SocialImage {
  /** Absolute URL, because social networks don't resolve relative URLs. */
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The type and alt text; set if a plug-in generates the image. */
  generated?: { type: string; alt: string } | undefined;
}
