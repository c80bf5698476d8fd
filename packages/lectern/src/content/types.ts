import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SampleSource } from '../markdown/code/sample.js';
import type { ComponentUse, DocumentFrame } from './component-use.js';
import type { FrontMatter } from './front-matter.js';
import type { CspSources, HeadTag } from './head-types.js';
import type { BreadcrumbLink, PageHeading, SearchName } from './page-parts.js';
import type { PublishedFile } from './published-file.js';
import type { Sidebar, SidebarBadge, SidebarBranch, SidebarKey, SidebarNode } from './sidebar-types.js';
import type { DocumentedSymbol } from './symbols.js';
import type { WrittenText } from './written-text.js';

export type { CspDirective, CspSources, HeadTag } from './head-types.js';
export type { BreadcrumbLink, PageHeading, SearchName } from './page-parts.js';
export type { PublishedFile } from './published-file.js';
export type { DocumentedSymbol, SymbolSignature } from './symbols.js';
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
  /** Absolute path. A translation may be in a different folder from the original file. */
  path: string;
  /**
   * If the file is a translation, the original file's path relative to the site's folder. Links use the original path.
   */
  replaces?: string | undefined;
  /** Hash of the whole file. The file itself isn't kept in memory, and is read again when it is compiled. */
  contentHash: string;
  /**
   * The raw front matter with its delimiters. It starts at the beginning of the file, so source locations in it are
   * valid.
   */
  head: string;
  /** The parsed front matter. */
  frontMatter: FrontMatter;
  /** Route without the base path and without a trailing slash: `/docs/intro`, or `/` for the home page. */
  route: string;
  /** The title, from the front matter, the first heading, or the ID, in this order. */
  title: string;
  /** The title in the browser tab, followed by the site's title. Default: `title`. */
  headTitle?: string | undefined;
  /** Whether the Markdown already contains the title as a level-1 heading. */
  titleInContent: boolean;
  /** Whether the page never shows its title above the content. Default: false. */
  hidesTitle?: boolean | undefined;
  /** The description, from the front matter or, by default, from the first paragraph as plain text. */
  description: string;
  /** The label in sidebars. Default: the title. */
  sidebarLabel: string;
  /** URL of the “Edit this page” link; undefined for no link. */
  editUrl?: string | undefined;
  /** ISO date of the last commit that changed the file; undefined if it is unknown. */
  lastUpdated?: string | undefined;
  /** Whether the page is a draft. Only the dev server shows drafts. */
  draft: boolean;
  /** Whether the page is left out of sidebars, search, the sitemap, and `llms.txt`. */
  unlisted: boolean;
  /** ID of the sidebar on the page; undefined if the page has no sidebar. */
  sidebar?: string | undefined;
  /** The author of the last change, if the page shows it. */
  lastUpdatedBy?: string | undefined;
  /** The page's tags, with links to the pages that list the documents with each tag. */
  tags?: readonly TagLink[] | undefined;
  /** A plug-in's component that receives the rendered document as `children`. It is rendered below the page title. */
  frame?: DocumentFrame | undefined;
  /** The link to the previous or next page; null for no link. Default: the neighboring page in the sidebar. */
  previous?: PageLink | null | undefined;
  next?: PageLink | null | undefined;
  /** All breadcrumbs. By default, they are derived from the sidebar. */
  breadcrumbs?: readonly BreadcrumbLink[] | undefined;
  /** Whether the page only repeats content from other pages. See `GeneratedPage.listing`. */
  listing?: boolean | undefined;
}

/** A tag on a page. */
export interface TagLink {
  /** The tag's label. */
  label: string;
  /** Route of the tag's page, without the base path. */
  route: string;
  /** Description of the tag, which is shown as a tooltip. */
  description?: string | undefined;
}

/** A link to a page on the site. */
export interface PageLink {
  /** The text of the link. */
  label: string;
  /** Route without the base path. */
  route: string;
  /** Text above the label. Default: "Previous" or "Next". */
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

/** A generated page that shows the items of a sidebar category as cards. */
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
  /** ID of the source, or name of the plug-in. */
  source: string;
  /** The route that redirects, without the base path. */
  route: string;
  /** The route to which it redirects. */
  to: string;
}

/** The page with a search field and a list of all pages. */
export interface SearchPage {
  kind: 'search';
  source: 'search';
  route: string;
  /** The page's name, which messages show instead of a file name. */
  file: string;
}

/** A page that a plug-in generates, as plain data: a component with props, in the layout of a document. */
export interface GeneratedPage {
  /** Distinguishes generated pages from pages that the engine reads. */
  kind: 'generated';
  /** Name of the plug-in. */
  source: string;
  /** The page's route, without the base path: `/docs/people`. */
  route: string;
  /** The page's title, for the heading, the browser tab, the sidebar, and search. */
  title: string;
  /**
   * The page's label in the list of all pages, where the page is grouped under the plug-in's name. Default: the title.
   */
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
  /** The component's props. The `assemble` hook can add props. Must be JSON-serializable. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** The sidebar to show on the page. Default: none. */
  sidebar?: SidebarKey | undefined;
  /** URL for editing the page's source. */
  editUrl?: string | undefined;
  /**
   * Whether to show the title above the component. Set this to false if the component itself renders a level-1 heading.
   * Default: true.
   */
  showTitle?: boolean | undefined;
  /** The page's headings, in order, for the table of contents. By default, their IDs are also the page's anchors. */
  headings?: readonly PageHeading[] | undefined;
  /** Every ID that links can point to. Default: the IDs of `headings`. */
  anchors?: readonly string[] | undefined;
  /** A breadcrumb to show before the breadcrumbs from the sidebar. */
  breadcrumbRoot?: BreadcrumbLink | undefined;
  /** All breadcrumbs. By default, they are derived from the sidebar. */
  breadcrumbs?: readonly BreadcrumbLink[] | undefined;
  /**
   * The width of the article. With `wide`, the article also fills the space of the table of contents. With `free`, the
   * component renders everything below the navbar, including the title. Default: `article`.
   */
  layout?: 'article' | 'wide' | 'free' | undefined;
  /** A component above the sidebar's entries. */
  sidebarTop?: ComponentUse | undefined;
  /**
   * Whether the component renders Markdown with `useMarkdown`. If true, the page may link to any page on the site.
   * Default: false.
   */
  rendersMarkdown?: boolean | undefined;
  /** Whether the component may render a `DocCardList`. If false, no cards are collected for the page. Default: true. */
  showsCards?: boolean | undefined;
  /** Names for which the page is an exact match in search. Default: the title. */
  searchNames?: readonly SearchName[] | undefined;
  /** Code samples on the page, which are checked as the `samples` key of the configuration says. */
  samples?: readonly PageSample[] | undefined;
  /** Files to publish with the page. */
  files?: readonly PublishedFile[] | undefined;
  /** Sources that the page requires in the content security policy. */
  csp?: CspSources | undefined;
  /** Whether the page is left out of sidebars, search, the sitemap, and `llms.txt`. */
  unlisted?: boolean | undefined;
  /**
   * Whether the page only repeats content from other pages, such as a list of posts. If true, the page is in the
   * sitemap, but not in search, lists of pages, or `llms.txt`.
   */
  listing?: boolean | undefined;
}

/** A code sample, with its location in a file. */
export interface PageSample extends SampleSource {
  /** Path of the file, relative to the site's folder. */
  file: string;
}

/** A page from a source or a plug-in. */
export type SourcePage =
  | MarkdownDocument
  | ComponentPage
  | CategoryPage
  | SearchPage
  | GeneratedPage
  | Redirect;

/** A version of a docs source. */
export interface DocsVersion {
  /** The name: `current`, or a name in `versions.json`. */
  name: string;
  /** The label that readers see. */
  label: string;
  /** Route of the version's first page, without the base path. */
  route: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Whether pages show the version's label. */
  badge: boolean;
  /** Whether search engines must not index the version. */
  noIndex: boolean;
  className?: string | undefined;
  /** Whether this is the latest version, whose URLs don't contain its name. */
  isLast: boolean;
}

/** Everything that a source contributes to the site. */
export interface SourceContent {
  /** ID of the source, or name of the plug-in. */
  id: string;
  /** The source's pages. */
  pages: SourcePage[];
  /** The source's sidebars. */
  sidebars: Sidebar[];
  /** Versions of the documents; empty for a source without versions. */
  versions: DocsVersion[];
  /** Entries to add to the sidebars of other sources. */
  branches?: SidebarBranch[];
  /** Badges for sidebar entries, by route. They apply to all sidebars. */
  badges?: Readonly<Record<string, SidebarBadge>> | undefined;
  /** Symbols that these pages document. */
  symbols?: readonly DocumentedSymbol[] | undefined;
  /**
   * Markdown that the plug-in generates, by path relative to the site's folder. Pages and imports use this Markdown
   * instead of the file on disk. For example, a page can combine several documents, or show only part of a document.
   */
  texts?: Readonly<Record<string, WrittenText>> | undefined;
  /** Data that components can import as `@generated/<name>`, by name. Must be JSON-serializable. */
  modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /** Elements to add to the head of every page. */
  headTags?: readonly HeadTag[] | undefined;
  /** Files to publish, in addition to the files of individual pages. */
  files?: readonly PublishedFile[] | undefined;
  /** Sources that the content security policy must allow on every page, by directive. */
  csp?: CspSources | undefined;
  /** Data for the plug-in's other hooks and for other plug-ins. Must be JSON-serializable. */
  data?: unknown;
  /**
   * Absolute paths of files that other tools write. The files don't have to exist yet. The dev server checks them for
   * changes every second.
   */
  poll?: readonly string[] | undefined;
  /** Absolute paths of files and folders. When any of them changes, the source is read again. */
  watch: string[];
  /** Errors and warnings in the source. */
  diagnostics: Diagnostic[];
}
