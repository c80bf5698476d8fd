import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SampleSource } from '../markdown/code/sample.js';
import type { FrontMatter } from './front-matter.js';
import type { CspSources, HeadTag } from './head-types.js';
import type { PublishedFile } from './published-file.js';
import type { Sidebar, SidebarBadge, SidebarBranch, SidebarKey, SidebarNode } from './sidebar-types.js';
import type { WrittenText } from './written-text.js';

export type { CspDirective, CspSources, HeadTag } from './head-types.js';
export type { PublishedFile } from './published-file.js';
export type { WrittenText } from './written-text.js';

/** A Markdown file that becomes a page. */
export interface MarkdownDocument {
  kind: 'doc' | 'markdown-page';
  /** ID of the source in the configuration. */
  source: string;
  /** Name of the version; `current` if the source has no versions. */
  version: string;
  /** Unique in its source and version, e.g. `guides/setup`. */
  id: string;
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** Absolute path (a translation may be elsewhere than the file that it replaces). */
  path: string;
  /** The file that this one translates, relative to the site's folder: links between documents name that one. */
  replaces?: string | undefined;
  /** Hash of the whole text, which stays on disk until it has to be compiled. */
  contentHash: string;
  /** The raw front matter with its delimiters: positions in it are source locations. */
  head: string;
  frontMatter: FrontMatter;
  /** Without the base path and without a trailing slash: `/docs/intro`, `/` for the home page. */
  route: string;
  /** From the front matter, otherwise the first heading, otherwise the id. */
  title: string;
  /** Its title in the browser tab, before the title of the site. Default: the title. */
  headTitle?: string | undefined;
  /** True if the text already contains the title as a level-1 heading. */
  titleInContent: boolean;
  /** From the front matter, otherwise the first paragraph of the text without Markdown syntax. */
  description: string;
  sidebarLabel: string;
  editUrl?: string | undefined;
  /** ISO date of the last commit that touched the file; absent if git knows none. */
  lastUpdated?: string | undefined;
  /** Shown only by the dev server. */
  draft: boolean;
  /** Builds the page, but leaves it out of sidebars, the sitemap, and the search. */
  unlisted: boolean;
  /** ID of the sidebar on this page, in `sidebars`; absent: none. */
  sidebar?: string | undefined;
  /** Who made the last change, if the page says so. */
  lastUpdatedBy?: string | undefined;
  /** The tags of the page, with the pages that list tagged documents. */
  tags?: readonly TagLink[] | undefined;
  /** A plug-in component around the text, which it gets as `children`. The page title is above it. */
  frame?: ComponentUse | undefined;
  /** The previous and next page, instead of those of the sidebar; null for none. */
  previous?: PageLink | null | undefined;
  next?: PageLink | null | undefined;
  /** All breadcrumbs, instead of those of the sidebar. */
  breadcrumbs?: readonly BreadcrumbLink[] | undefined;
  /** See `GeneratedPage.listing`. */
  listing?: boolean | undefined;
}

/** A tag of a page. */
export interface TagLink {
  label: string;
  /** The page of the tag, without the base path. */
  route: string;
  /** What the tag is about: the tooltip of the link. */
  description?: string | undefined;
}

/** A link to a page of the site. */
export interface PageLink {
  label: string;
  /** Without the base path. */
  route: string;
  /** The text above the label. Default: "Previous" or "Next". */
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

/** A page for a category of a sidebar: cards of its items. */
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
}

/** A URL that only redirects to another one. */
export interface Redirect {
  kind: 'redirect';
  source: string;
  route: string;
  to: string;
}

/** The page that lists every page of the site, and contains the search field. */
export interface SearchPage {
  kind: 'search';
  source: 'search';
  route: string;
  /** Its name in messages, because it has no file. */
  file: string;
}

/** A page that a plug-in generates: a component with data, in the layout of a document. Plain data. */
export interface GeneratedPage {
  /** Distinguishes it from the pages that the engine reads itself. */
  kind: 'generated';
  /** Name of the plug-in. */
  source: string;
  /** Without the base path: `/docs/people`. */
  route: string;
  /** Shown in the heading, the browser tab, the sidebar, and the search. */
  title: string;
  /** Its label in the list of all pages, below the name of its plug-in. Default: the title. */
  label?: string | undefined;
  /** For search engines. */
  description: string;
  /** The source of the page, relative to the site folder, for messages. */
  file: string;
  /** The module whose default export shows the page: an absolute path or `@site/People.tsx`. `module#Name`: another export. */
  component: string;
  /** The props of the component; the `assemble` hook can add to them. JSON-serializable. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** The sidebar that the page appears in; absent: none. */
  sidebar?: SidebarKey | undefined;
  /** The URL at which its source can be edited. */
  editUrl?: string | undefined;
  /** False if the component renders the level-1 heading itself. Default: true. */
  showTitle?: boolean | undefined;
  /** The headings of the page, in order: its table of contents and, by default, its anchors. */
  headings?: readonly PageHeading[] | undefined;
  /** Every ID that links can point to. Default: those of `headings`. */
  anchors?: readonly string[] | undefined;
  /** The first breadcrumb, before those of the sidebar. */
  breadcrumbRoot?: BreadcrumbLink | undefined;
  /** All breadcrumbs, instead of those of the sidebar. */
  breadcrumbs?: readonly BreadcrumbLink[] | undefined;
  /** `wide`: the article also uses the space of the table of contents. Default: `article`. */
  layout?: 'article' | 'wide' | undefined;
  /** A component above the entries of the sidebar. */
  sidebarTop?: ComponentUse | undefined;
  /** The component renders Markdown with `useMarkdown`, whose links may lead to any page of the site. Default: false. */
  rendersMarkdown?: boolean | undefined;
  /** False if the component shows no `DocCardList`: the cards are then not collected. Default: true. */
  showsCards?: boolean | undefined;
  /** What the search finds by its exact name; default: the title. */
  searchNames?: readonly SearchName[] | undefined;
  /** Code samples on the page that `samples` of the configuration checks. */
  samples?: readonly PageSample[] | undefined;
  /** Files to publish with the page. */
  files?: readonly PublishedFile[] | undefined;
  /** Sources that the content security policy must allow for the page. */
  csp?: CspSources | undefined;
  /** Builds the page, but leaves it out of sidebars, the sitemap, and the search. */
  unlisted?: boolean | undefined;
  /** For a page that only repeats others, like a list of posts: it is in the sitemap, but not in the search, lists of pages or `llms.txt`. */
  listing?: boolean | undefined;
}

export interface PageHeading {
  /** Its anchor. */
  id: string;
  /** 1 to 6. */
  level: number;
  text: string;
}

export interface BreadcrumbLink {
  label: string;
  /** Without the base path; absent: plain text. */
  route?: string | undefined;
}

/** A component with its props. Plain data, so that it can cross threads and the cache. */
export interface ComponentUse {
  /** The module whose default export is the component; `module#Name` for another export. */
  component: string;
  /** JSON-serializable. */
  props: object;
}

/** A name that readers search for, with the ID of its heading; absent: the whole page. */
export interface SearchName {
  name: string;
  /** Its type, such as `Operation`: shown with the title of the page. */
  label?: string | undefined;
  id?: string | undefined;
}

/** A code sample, with its location in a file relative to the site's folder. */
export interface PageSample extends SampleSource {
  file: string;
}

/** A symbol that a plug-in documents. Other plug-ins link to it by name. */
export interface DocumentedSymbol {
  /** `CommandHistory`, or `CommandHistory.getSlice` for a member. */
  name: string;
  /** What it is, such as `class` or `method`. */
  kind: string;
  route: string;
  anchor?: string | undefined;
  /** How it is called, or what type it has; one for each overload. */
  signatures?: readonly SymbolSignature[] | undefined;
}

/** How a documented function is called; a property has no parameters. */
export interface SymbolSignature {
  /** Names as a caller sees them (`options?`, `...names`), types as code. */
  parameters: readonly { name: string; type: string }[];
  /** Of the result or the property. */
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
  /** Route of its first page, without the base path. */
  route: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Pages show the version's label. */
  badge: boolean;
  /** Search engines are asked not to index it. */
  noIndex: boolean;
  className?: string | undefined;
  isLast: boolean;
}

/** Everything that one source adds to the site. */
export interface SourceContent {
  id: string;
  /** Its pages. */
  pages: SourcePage[];
  /** Its sidebars. */
  sidebars: Sidebar[];
  /** Versions of its documents; empty for a source without versions. */
  versions: DocsVersion[];
  /** Entries that it adds to sidebars of other sources. */
  branches?: SidebarBranch[];
  /** Badges for entries with a given route, in any sidebar. */
  badges?: Readonly<Record<string, SidebarBadge>> | undefined;
  /** Symbols that its pages document. */
  symbols?: readonly DocumentedSymbol[] | undefined;
  /**
   * Markdown that the plug-in writes itself, by file relative to the site's folder: for a page or an import, it
   * replaces what is on disk. So a page can combine several documents, or show only a part of one.
   */
  texts?: Readonly<Record<string, WrittenText>> | undefined;
  /** Elements that are added to the head of every page. */
  headTags?: readonly HeadTag[] | undefined;
  /** Files to publish, in addition to those of pages. */
  files?: readonly PublishedFile[] | undefined;
  /** Sources that the content security policy of the site must allow. */
  csp?: CspSources | undefined;
  /** Data for the plug-in's other hooks and for other plug-ins. JSON-serializable. */
  data?: unknown;
  /** Absolute paths of files that other tools write, and that need not exist yet: checked every second. */
  poll?: readonly string[] | undefined;
  /** Absolute paths of folders and files. When one changes, the source is read again. */
  watch: string[];
  /** Its diagnostics. */
  diagnostics: Diagnostic[];
}
