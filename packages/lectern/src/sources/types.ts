import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Cache } from '../util/cache.js';
import type { FrontMatter } from './front-matter.js';
import type { ApiPage, HttpMethod } from './openapi/model.js';
import type { ReadMemory } from './read-memory.js';
import type { EntryKind, ReferenceEntry } from './typedoc/model.js';
import type { OutlineEntry } from './typedoc/outline-model.js';
import type { Recording } from './typedoc/recordings.js';

/** A Markdown file that becomes a page. */
export interface MarkdownDocument {
  kind: 'doc' | 'markdown-page';
  /** Id of the source in the configuration. */
  source: string;
  /** Name of the version; `current` where the source has no versions. */
  version: string;
  /** Unique in its source and version, e.g. `guides/setup`. */
  id: string;
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** Absolute path (a translation may stand elsewhere than the file that it replaces). */
  path: string;
  /** The file that this one translates, relative to the site's folder: links between texts name that one. */
  replaces?: string | undefined;
  /** Hash of the whole text, which stays on disk until it has to be compiled. */
  contentHash: string;
  /** The front matter as it is written, with its marks: places in it are places in the file. */
  head: string;
  frontMatter: FrontMatter;
  /** Without the base path and without a slash at its end: `/docs/intro`, `/` for the home page. */
  route: string;
  /** From the front matter, else the first heading, else the id. */
  title: string;
  /** True where the title stands as a level-1 heading in the text already. */
  titleInContent: boolean;
  /** From the front matter, else the first paragraph of the text without marks. */
  description: string;
  sidebarLabel: string;
  editUrl?: string | undefined;
  /** ISO date of the last commit that touched the file; absent where git knows none. */
  lastUpdated?: string | undefined;
  /** Shown only by the dev server. */
  draft: boolean;
  /** Built, but in no sidebar, sitemap or search. */
  unlisted: boolean;
  /** Id of the sidebar on this page, in `sidebars`; absent: none. */
  sidebar?: string | undefined;
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

/** A page made from a category of a sidebar: the cards of what is in it. */
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

/** An address that only leads to another one. */
export interface Redirect {
  kind: 'redirect';
  source: string;
  route: string;
  to: string;
}

/** A page of a reference that is generated from a package's source. */
export interface ReferencePage {
  kind: 'reference';
  source: string;
  route: string;
  title: string;
  description: string;
  /** The source that the page is about, relative to the site's folder. */
  file: string;
  /** The sidebar that it stands in: that of a docs source, or of its own. */
  sidebar: { source: string; id: string };
  editUrl?: string | undefined;
  entry: ReferenceEntry;
}

/** The page that lists every page of the site, and holds the search field. */
export interface SearchPage {
  kind: 'search';
  source: 'search';
  route: string;
  /** What messages call it: it has no file. */
  file: string;
}

/** A page of an API reference, made from an OpenAPI document. */
export interface OpenapiPage {
  kind: 'openapi';
  source: string;
  route: string;
  title: string;
  description: string;
  /** The document, relative to the site's folder. */
  file: string;
  /** Its own sidebar, in the source. */
  sidebar: string;
  editUrl?: string | undefined;
  /** The document with all files that it refers to, as one; absent where it is one file anyway. */
  bundledDocument?: string | undefined;
  api: ApiPage;
}

/** A page that a plug-in makes: a component with data, in the frame of a document. */
export interface GeneratedPage {
  kind: 'generated';
  /** Name of the plug-in. */
  source: string;
  /** Without the base path: `/docs/people`. */
  route: string;
  title: string;
  /** For search engines. */
  description: string;
  /** What messages name: what the page is made from, relative to the site's folder. */
  file: string;
  /** The module whose default export shows the page: `@site/components/People.tsx`, or one of `@theme/…`. */
  component: string;
  /** What the component is given; the step `assemble` may add to it. As in JSON. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** The sidebar that it stands in; absent: none. */
  sidebar?: { source: string; id: string } | undefined;
  editUrl?: string | undefined;
}

export type SourcePage =
  | MarkdownDocument
  | ComponentPage
  | CategoryPage
  | ReferencePage
  | SearchPage
  | OpenapiPage
  | GeneratedPage
  | Redirect;

export interface SidebarLink {
  kind: 'link';
  label: string;
  /** What it is a page of, in a reference. */
  badge?: EntryKind | undefined;
  /** Of an operation of an HTTP API. */
  method?: HttpMethod | undefined;
  /** A route without the base path, or an address of another site. */
  href: string;
  /** Id of a heading on that page: then the link leads to a part of a page, and is no step from page to page. */
  anchor?: string | undefined;
  external: boolean;
  /** Set where the link leads to a document of this source. */
  docId?: string | undefined;
  description?: string | undefined;
  className?: string | undefined;
  unlisted?: boolean | undefined;
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  badge?: EntryKind | undefined;
  /** The category's own page, where it has one. */
  href?: string | undefined;
  docId?: string | undefined;
  description?: string | undefined;
  className?: string | undefined;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarNode[];
}

export interface SidebarHtml {
  kind: 'html';
  value: string;
  className?: string | undefined;
}

export type SidebarNode = SidebarLink | SidebarCategory | SidebarHtml;

export interface Sidebar {
  /** As written in `sidebars.ts`; `defaultSidebar` for the generated one. */
  id: string;
  source: string;
  version: string;
  items: SidebarNode[];
}

/** An entry for a sidebar of another source. */
export interface SidebarBranch {
  /** Id of the source that it comes from. */
  from: string;
  /** The sidebar: id of its source, and its own. */
  source: string;
  id: string;
  /** 1 is the first entry; absent: at the end. */
  position?: number | undefined;
  node: SidebarNode;
}

export interface DocsVersion {
  name: string;
  label: string;
  /** Route of its first page, without the base path. */
  route: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Pages show the label. */
  badge: boolean;
  /** Search engines are asked to leave it out. */
  noIndex: boolean;
  className?: string | undefined;
  isLast: boolean;
}

/** A package, as far as diagrams show it. */
export interface DocumentedCode {
  outline: OutlineEntry[];
  recordings: Recording[];
}

/** All that one source gives to the site. */
export interface SourceContent {
  id: string;
  pages: SourcePage[];
  sidebars: Sidebar[];
  versions: DocsVersion[];
  branches?: SidebarBranch[];
  /** What diagrams of a package are drawn from. */
  code?: DocumentedCode;
  /** Absolute paths of folders and files whose change makes the source read again. */
  watch: string[];
  diagnostics: Diagnostic[];
}

/** Where a key of a source's configuration stands. */
export type PlaceInConfig = (path: readonly PropertyKey[]) => {
  file?: string;
  line?: number;
  column?: number;
};

export interface ReadOptions {
  /** Absolute path of the site's folder. */
  siteDir: string;
  locale: string;
  defaultLocale: string;
  /** Drafts are pages only for a dev server. */
  includeDrafts: boolean;
  /** Keeps what takes long to read; absent: it is read anew each time. */
  cache?: Cache | undefined;
  /** What earlier reads have made of the files; absent: every file is read. */
  memory?: ReadMemory | undefined;
  /** Absolute path of the folder for what later runs can use; absent: nothing is kept. */
  cacheDir?: string | undefined;
  /** For messages; absent: they name no place. */
  placeInConfig?: PlaceInConfig | undefined;
}

/** What reads one source, and the key of its configuration: `['sources', 0]`. */
export interface ContentReader {
  key: readonly PropertyKey[];
  read: (options: ReadOptions) => Promise<SourceContent>;
}
