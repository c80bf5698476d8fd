/** A sidebar, by the ID of its source and its own. */
export interface SidebarKey {
  source: string;
  id: string;
}

/** A mark before the label of an entry of a sidebar, such as the kind of a symbol. */
export interface SidebarBadge {
  /** One or two letters or words next to the label. */
  text: string;
  /** What screen readers say instead of `text`. */
  label?: string | undefined;
  /** A class for its style. */
  className?: string | undefined;
  /** The label of the entry is the name of a symbol: it may break before each of its words. */
  isName?: boolean | undefined;
}

export interface SidebarLink {
  kind: 'link';
  label: string;
  badge?: SidebarBadge | undefined;
  /** A route without the base path, or a URL of another site. */
  href: string;
  /** ID of a heading on that page: then the link leads to a part of a page, and is not a step from page to page. */
  anchor?: string | undefined;
  external: boolean;
  /** Set if the link leads to a document of this source. */
  docId?: string | undefined;
  description?: string | undefined;
  className?: string | undefined;
  unlisted?: boolean | undefined;
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  badge?: SidebarBadge | undefined;
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
  /** ID of the source that it comes from. */
  from: string;
  /** ID of the source whose sidebar it is. */
  source: string;
  /** ID of that sidebar. */
  id: string;
  /** 1 is the first entry; absent: at the end. */
  position?: number | undefined;
  /** A link, or its own category with entries. */
  node: SidebarNode;
}
