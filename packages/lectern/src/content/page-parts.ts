/** A heading on a page. */
export interface PageHeading {
  /** The heading's ID, which links use as their anchor. */
  id: string;
  /** The heading's level, from 1 to 6. */
  level: number;
  /** The heading's text, without markup. */
  text: string;
}

/** A link above a page's title. */
export interface BreadcrumbLink {
  /** The breadcrumb's label. */
  label: string;
  /** Route without the base path. If undefined, the breadcrumb is plain text. */
  route?: string | undefined;
}

/** A name that readers may search for. The name belongs to a heading or, without an ID, to the whole page. */
export interface SearchName {
  /** The name, as readers type it. */
  name: string;
  /** The type of the named item, such as `Operation`. Search results show it with the page's title. */
  label?: string | undefined;
  /** ID of the heading that search opens. Default: the top of the page. */
  id?: string | undefined;
  /**
   * Whether the name is likely to be on many pages, such as the name of an object's field. Search lists each of these
   * names only once. If a large site has too many names, these names are left out first.
   */
  isDetail?: boolean | undefined;
}
