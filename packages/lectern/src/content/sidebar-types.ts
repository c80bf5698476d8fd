/** Identifies a sidebar by the ID of its source and its ID within the source. */
export interface SidebarKey {
  source: string;
  id: string;
}

/** A badge that is shown before the label of a sidebar entry, such as a symbol's type. */
export interface SidebarBadge {
  /** One or two letters, or a word. */
  text: string;
  /** The text that screen readers read instead of `text`. */
  label?: string | undefined;
  /** A CSS class for the badge, for use in your style sheets. */
  className?: string | undefined;
  /**
   * Whether the entry's label is the name of a symbol. If true, lines can break between the words in the name, and
   * links to the previous and next page show the badge's `label` before the name.
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
  /** ID of a heading on the page. The links to the previous and next page skip entries for headings. */
  anchor?: string | undefined;
  /** Whether `href` is the URL of another site. */
  external: boolean;
  /**
   * Whether the entry links to a page that isn't part of this sidebar. If true, the links to the previous and next page
   * skip the entry. Default: false.
   */
  isShortcut?: boolean | undefined;
  /** ID of the linked document, if the document belongs to this source. */
  docId?: string | undefined;
  /** The text of the card that shows the link in lists of pages. */
  description?: string | undefined;
  /** A CSS class for the entry. */
  className?: string | undefined;
  /** Custom values for your components. */
  customProps?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the page is unlisted. */
  unlisted?: boolean | undefined;
}

export interface SidebarCategory {
  /** Distinguishes a category from a link. */
  kind: 'category';
  /** The category's label. */
  label: string;
  /** The badge before the label. */
  badge?: SidebarBadge | undefined;
  /** Route of the category's page, if it has one. The page is listed as the category's first entry, “Overview”. */
  href?: string | undefined;
  /** ID of the document that is the category's page, if the document belongs to this source. */
  docId?: string | undefined;
  /** The text of the card that shows the category in lists of pages. */
  description?: string | undefined;
  /** A CSS class for the entry. */
  className?: string | undefined;
  /** Custom values for your components. */
  customProps?: Readonly<Record<string, unknown>> | undefined;
  /** Whether readers can close the category. */
  collapsible: boolean;
  /** Whether the category is initially closed. It is open on pages in the category. */
  collapsed: boolean;
  /** The category's entries. */
  items: SidebarNode[];
}

export interface SidebarHtml {
  kind: 'html';
  value: string;
  className?: string | undefined;
  /** Custom values for your components. */
  customProps?: Readonly<Record<string, unknown>> | undefined;
}

export type SidebarNode = SidebarLink | SidebarCategory | SidebarHtml;

export interface Sidebar {
  /** ID of the sidebar, as in `sidebars.ts`; `defaultSidebar` for the generated sidebar. */
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
  /** The entry's position in the sidebar, 1-based. Default: the end. */
  position?: number | undefined;
  /** A link, or a category with entries. */
  node: SidebarNode;
}
