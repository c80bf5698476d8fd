import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SampleSource } from '../markdown/code/sample.js';
import type { ComponentUse, DocumentFrame } from './component-use.js';
import type { FrontMatter } from './front-matter.js';
import type { CspSources, HeadTag } from './head-types.js';
import type { BreadcrumbLink, PageHeading, SearchName } from './page-parts.js';
import type { PublishedFile } from './published-file.js';
import type { Sidebar, SidebarBadge, SidebarBranch, SidebarKey, SidebarNode } from './sidebar-types.js';
import type { WrittenText } from './written-text.js';

export type { CspDirective, CspSources, HeadTag } from './head-types.js';
export type { BreadcrumbLink, PageHeading, SearchName } from './page-parts.js';
export type { PublishedFile } from './published-file.js';
export type { WrittenText } from './written-text.js';

/** A Markdown file that becomes a page. */
export interface MarkdownDocument {
  kind: 'doc' | 'markdown-page';
  /** ID of the source in the configuration. */
  source: string;
  /** Name of the version; `current` if the source has no versions. */
  version: string;
  /** ID that is unique within its source and version, such as `guides/setup`. */
  id: string;
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** Absolute path. A translation may be in a different folder from the file that it replaces. */
  path: string;
  /** The file that this file translates, relative to the site's folder. Links use the original file's path. */
  replaces?: string | undefined;
  /** Hash of the whole file, which stays on disk until it is compiled. */
  contentHash: string;
  /** The raw front matter with its delimiters, so that its lines and columns are the same as in the file. */
  head: string;
  frontMatter: FrontMatter;
  /** Route without the base path and without a trailing slash: `/docs/intro`, or `/` for the home page. */
  route: string;
  /** The title from the front matter, or else the first heading, or else the ID. */
  title: string;
  /** Title in the browser tab, before the site's title. Default: `title`. */
  headTitle?: string | undefined;
  /** Whether the Markdown already contains the title as a level-1 heading. */
  titleInContent: boolean;
  /** Description from the front matter, or else the first paragraph as plain text. */
  description: string;
  sidebarLabel: string;
  editUrl?: string | undefined;
  /** ISO date of the last commit that changed the file; undefined if it is unknown. */
  lastUpdated?: string | undefined;
  /** Whether only the dev server shows the page. */
  draft: boolean;
  /** Whether the page is left out of sidebars, search, the sitemap, and `llms.txt`. */
  unlisted: boolean;
  /** ID of the sidebar that the page shows; undefined for none. */
  sidebar?: string | undefined;
  /** The author of the last change, if the page shows it. */
  lastUpdatedBy?: string | undefined;
  /** The page's tags, with links to the pages that list tagged documents. */
  tags?: readonly TagLink[] | undefined;
  /** A plug-in's component that receives the rendered document as `children`, below the page title. */
  frame?: DocumentFrame | undefined;
  /** The previous and next page, unless they are the neighbors in the sidebar; null for none. */
  previous?: PageLink | null | undefined;
  next?: PageLink | null | undefined;
  /** All breadcrumbs. Default: the breadcrumbs from the sidebar. */
  breadcrumbs?: readonly BreadcrumbLink[] | undefined;
  /** See `GeneratedPage.listing`. */
  listing?: boolean | undefined;
}

/** A tag on a page. */
export interface TagLink {
  label: string;
  /** Route of the tag's page, without the base path. */
  route: string;
  /** A description of the tag, shown as its link's tooltip. */
  description?: string | undefined;
}

/** A link to a page on the site. */
export interface PageLink {
  label: string;
  /** Route without the base path. */
  route: string;
  /** Text above the label; default: "Previous" or "Next". */
  caption?: string | undefined;
}

/** A React module that becomes a page. */
export interface ComponentPage {
  kind: 'component-page';
  source: string;
  file: string;
  path: string;
  route: string;
  editUrl?: string | undefined;
  lastUpdated?: string | undefined;
}

/** A sidebar category's generated page, which shows its items as cards. */
export interface CategoryPage {
  kind: 'category';
  source: string;
  version: string;
  route: string;
  title: string;
  description: string;
  keywords: string[];
  image?: string | undefined;
  sidebar: string;
  items: SidebarNode[];
  /** The file that declares the category, for messages. */
  file: string;
  /** The location of the page's `slug` in `file`. */
  location?: { line?: number | undefined; column?: number | undefined } | undefined;
}

/** A route that redirects to another route. */
export interface Redirect {
  kind: 'redirect';
  source: string;
  route: string;
  to: string;
}

/** The page with the search field and the list of all pages. */
export interface SearchPage {
  kind: 'search';
  source: 'search';
  route: string;
  /** The page's name in messages, because it has no file. */
  file: string;
}

/** A page that a plug-in generates, as plain data: a component with props, in the layout of a document. */
export interface GeneratedPage {
  /** Distinguishes the page from pages that the engine reads itself. */
  kind: 'generated';
  /** Name of the plug-in. */
  source: string;
  /** The page's route, without the base path: `/docs/people`. */
  route: string;
  /** The page's title in the heading, the browser tab, the sidebar, and search. */
  title: string;
  /** The page's label in the list of all pages, below the plug-in's name. Default: the title. */
  label?: string | undefined;
  /** The page's description, for search engines. */
  description: string;
  /** The page's source file, relative to the site's folder, for messages. */
  file: string;
  /**
   * The module whose default export shows the page: an absolute path, or a path such as `@site/People.tsx`. For
   * another export, write `module#Name`.
   */
  component: string;
  /** The component's props, to which the `assemble` hook can add. Must be JSON-serializable. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** The sidebar that the page shows. Default: none. */
  sidebar?: SidebarKey | undefined;
  /** The URL for editing the page's source. */
  editUrl?: string | undefined;
  /**
   * Whether the title is shown above the component. Set this to false if the component renders the level-1 heading
   * itself. Default: true.
   */
  showTitle?: boolean | undefined;
  /** The page's headings, in order, for the table of contents. By default, their IDs are also the page's anchors. */
  headings?: readonly PageHeading[] | undefined;
  /** Every ID that links can point to. Default: the IDs of `headings`. */
  anchors?: readonly string[] | undefined;
  /** The first breadcrumb, before the breadcrumbs from the sidebar. */
  breadcrumbRoot?: BreadcrumbLink | undefined;
  /** All breadcrumbs. Default: the breadcrumbs from the sidebar. */
  breadcrumbs?: readonly BreadcrumbLink[] | undefined;
  /** With `wide`, the article also fills the table of contents' space. Default: `article`. */
  layout?: 'article' | 'wide' | undefined;
  /** A component above the sidebar's entries. */
  sidebarTop?: ComponentUse | undefined;
  /**
   * Whether the component renders Markdown with `useMarkdown`. Links in this Markdown can lead to any page on the site.
   * Default: false.
   */
  rendersMarkdown?: boolean | undefined;
  /** Whether the component may show a `DocCardList`. If false, no cards are collected for the page. Default: true. */
  showsCards?: boolean | undefined;
  /** The names that search finds as exact matches. Default: the title. */
  searchNames?: readonly SearchName[] | undefined;
  /** Code samples on the page, which are checked according to `samples` in the configuration. */
  samples?: readonly PageSample[] | undefined;
  /** Files to publish with the page. */
  files?: readonly PublishedFile[] | undefined;
  /** Sources that the content security policy must allow for the page. */
  csp?: CspSources | undefined;
  /** Whether the page is left out of sidebars, search, the sitemap, and `llms.txt`. */
  unlisted?: boolean | undefined;
  /**
   * Whether the page only repeats content from other pages, like a list of posts. Such a page is in the sitemap, but
   * not in search, lists of pages, or `llms.txt`.
   */
  listing?: boolean | undefined;
}

/** A code sample, with its location in a file. */
export interface PageSample extends SampleSource {
  file: string;
}

/** A symbol that a plug-in documents. Other plug-ins link to it by name. */
export interface DocumentedSymbol {
  /** The symbol's name: `CommandHistory`, or `CommandHistory.getSlice` for a member. */
  name: string;
  /** The symbol's kind, such as `class` or `method`. */
  kind: string;
  route: string;
  anchor?: string | undefined;
  /** A function's signatures, one for each overload. A property has one signature with its type. */
  signatures?: readonly SymbolSignature[] | undefined;
}

/** The signature of a documented function or property. A property's signature has no parameters. */
export interface SymbolSignature {
  /** Parameters, with names as a caller sees them (`options?`, `...names`), and types as code. */
  parameters: readonly { name: string; type: string }[];
  /** The type of the result or the property. */
  type: string;
}

export type SourcePage =
  | MarkdownDocument
  | ComponentPage
  | CategoryPage
  | SearchPage
  | GeneratedPage
  | Redirect;

export interface DocsVersion {
  name: string;
  label: string;
  /** Route of the version's first page, without the base path. */
  route: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Whether pages show the version's label. */
  badge: boolean;
  /** Whether search engines must not index the version. */
  noIndex: boolean;
  className?: string | undefined;
  isLast: boolean;
}

/** Everything that one source adds to the site. */
export interface SourceContent {
  id: string;
  /** The source's pages. */
  pages: SourcePage[];
  /** The source's sidebars. */
  sidebars: Sidebar[];
  /** The documents' versions; empty for a source without versions. */
  versions: DocsVersion[];
  /** Entries to add to other sources' sidebars. */
  branches?: SidebarBranch[];
  /** Badges for entries in every sidebar, by route. */
  badges?: Readonly<Record<string, SidebarBadge>> | undefined;
  /** The symbols that are documented on these pages. */
  symbols?: readonly DocumentedSymbol[] | undefined;
  /**
   * Markdown that the plug-in writes, by path relative to the site's folder. Pages and imports use this Markdown
   * instead of the file on disk, so a page can combine several documents, or show only part of a document.
   */
  texts?: Readonly<Record<string, WrittenText>> | undefined;
  /** Data that components can import as `@generated/<name>`, by name. Must be JSON-serializable. */
  modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /** Elements to add to the head of every page. */
  headTags?: readonly HeadTag[] | undefined;
  /** Files to publish, in addition to the pages' files. */
  files?: readonly PublishedFile[] | undefined;
  /** Sources that the site's content security policy must allow. */
  csp?: CspSources | undefined;
  /** Data for the plug-in's other hooks and for other plug-ins. Must be JSON-serializable. */
  data?: unknown;
  /**
   * Absolute paths of files that other tools write, and that need not exist yet. The dev server checks them every
   * second.
   */
  poll?: readonly string[] | undefined;
  /** Absolute paths of folders and files. If any of them changes, the source is read again. */
  watch: string[];
  /** Errors and warnings about the source. */
  diagnostics: Diagnostic[];
}
