/** Identifies a sidebar by the ID of its source and its ID within the source. */
export interface SidebarKey {
  /** ID of the source. */
  source: string;
  /** ID of the sidebar; `defaultSidebar` for a generated sidebar. */
  id: string;
}

/** A badge that is shown before the label of a sidebar entry, such as a symbol's type. */
export interface SidebarBadge {
  /** One or two letters, or a word. */
  text: string;
  /** The text that screen readers read instead of `text`. */
  label?: string | undefined;
  /** A CSS class for the badge. */
  className?: string | undefined;
  /**
   * Whether the entry's label is the name of a symbol. If true, lines can break between the words in the name, and
   * links to the previous and next page show the badge's `label` before the name.
   */
  isName?: boolean | undefined;
}

/** A link in a sidebar. */
export interface SidebarLink {
  /** Distinguishes a link from categories and HTML. */
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
  /** Whether the linked page is unlisted. */
  unlisted?: boolean | undefined;
}

/** A category in a sidebar, with its entries. */
export interface SidebarCategory {
  /** Distinguishes a category from links and HTML. */
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
  /** Whether the category is initially closed, except on pages in the category. */
  collapsed: boolean;
  /** The category's entries. */
  items: SidebarNode[];
}

/** Raw HTML in a sidebar. */
export interface SidebarHtml {
  /** Distinguishes HTML from links and categories. */
  kind: 'html';
  /** The HTML, which isn't escaped. */
  value: string;
  /** A CSS class for the entry. */
  className?: string | undefined;
  /** Custom values for your components. */
  customProps?: Readonly<Record<string, unknown>> | undefined;
}

/** An entry in a sidebar. */
export type SidebarNode = SidebarLink | SidebarCategory | SidebarHtml;

/** A sidebar of a source. */
export interface Sidebar {
  /** ID of the sidebar, as in `sidebars.ts`; `defaultSidebar` for a generated sidebar. */
  id: string;
  /** ID of the source. */
  source: string;
  /** Name of the version; `current` for a source without versions. */
  version: string;
  /** The entries, in order. */
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
  /** A link, a category with entries, or HTML. */
  node: SidebarNode;
}
