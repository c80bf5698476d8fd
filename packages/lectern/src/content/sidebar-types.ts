/** A sidebar, by the ID of its source and its own. */
export interface SidebarKey {
  source: string;
  id: string;
}

/** A badge before the label of a sidebar entry, such as the type of a symbol. */
export interface SidebarBadge {
  /** One or two letters or words next to the label. */
  text: string;
  /** The text for screen readers, instead of `text`. */
  label?: string | undefined;
  /** A class for its style. */
  className?: string | undefined;
  /** The label is the name of a symbol: it can break before each of its words, and previous and next name its type. */
  isName?: boolean | undefined;
}

export interface SidebarLink {
  kind: 'link';
  label: string;
  badge?: SidebarBadge | undefined;
  /** A route without the base path, or a URL of another site. */
  href: string;
  /** ID of a heading on that page: the link then leads to a part of the page, and previous and next skip it. */
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
  /** The category's own page, if it has one. */
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
  /** ID of the source that the sidebar belongs to. */
  source: string;
  /** ID of that sidebar. */
  id: string;
  /** 1 is the first entry; absent: the last. */
  position?: number | undefined;
  /** A link, or a category with its own entries. */
  node: SidebarNode;
}
