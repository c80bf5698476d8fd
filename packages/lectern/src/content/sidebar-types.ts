/** Identifies a sidebar by its source's ID and its own ID. */
export interface SidebarKey {
  source: string;
  id: string;
}

/** A badge before a sidebar entry's label, such as a symbol's type. */
export interface SidebarBadge {
  /** One or two letters, or a word. */
  text: string;
  /** The text for screen readers, instead of `text`. */
  label?: string | undefined;
  /** A class for the badge, for use in your own CSS. */
  className?: string | undefined;
  /**
   * Whether the entry's label is a symbol's name. If so, lines can break between the words in the name, and the links
   * to the previous and next page start with the badge's `label`.
   */
  isName?: boolean | undefined;
}

export interface SidebarLink {
  /** Distinguishes a link from a category. */
  kind: 'link';
  /** The text of the link. */
  label: string;
  /** The badge before the label. */
  badge?: SidebarBadge | undefined;
  /** A route without the base path, or the URL of another site. */
  href: string;
  /** ID of a heading on the page. An entry for a heading is skipped by the links to the previous and next page. */
  anchor?: string | undefined;
  /** Whether `href` is the URL of another site. */
  external: boolean;
  /**
   * Whether the entry only refers to a page outside the sidebar. If so, the links to the previous and next page skip
   * it. Default: false.
   */
  isShortcut?: boolean | undefined;
  /** ID of the linked document, if it belongs to this source. */
  docId?: string | undefined;
  /** The text of the link's card in lists of pages. */
  description?: string | undefined;
  /** A class for the entry. */
  className?: string | undefined;
  /** Custom values, for your own components. */
  customProps?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the page is unlisted. */
  unlisted?: boolean | undefined;
}

export interface SidebarCategory {
  /** Distinguishes a category from a link. */
  kind: 'category';
  /** The text of the category. */
  label: string;
  /** The badge before the label. */
  badge?: SidebarBadge | undefined;
  /** Route of the category's own page, if it has one. The page is the category's first entry, labeled “Overview”. */
  href?: string | undefined;
  /** ID of the document that is the category's own page, if it belongs to this source. */
  docId?: string | undefined;
  /** The text of the category's card in lists of pages. */
  description?: string | undefined;
  /** A class for the entry. */
  className?: string | undefined;
  /** Custom values, for your own components. */
  customProps?: Readonly<Record<string, unknown>> | undefined;
  /** Whether readers can close the category. */
  collapsible: boolean;
  /** Whether the category is closed on pages outside the category. */
  collapsed: boolean;
  /** The category's entries. */
  items: SidebarNode[];
}

export interface SidebarHtml {
  kind: 'html';
  value: string;
  className?: string | undefined;
  /** Custom values, for your own components. */
  customProps?: Readonly<Record<string, unknown>> | undefined;
}

export type SidebarNode = SidebarLink | SidebarCategory | SidebarHtml;

export interface Sidebar {
  /** ID as written in `sidebars.ts`; `defaultSidebar` for the generated sidebar. */
  id: string;
  source: string;
  version: string;
  items: SidebarNode[];
}

/** An entry that a source adds to another source's sidebar. */
export interface SidebarBranch {
  /** ID of the source that adds the entry. */
  from: string;
  /** ID of the sidebar's source. */
  source: string;
  /** ID of the sidebar. */
  id: string;
  /** The entry's position, 1-based. Default: the end of the sidebar. */
  position?: number | undefined;
  /** A link, or a category with entries. */
  node: SidebarNode;
}
