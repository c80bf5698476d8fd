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
  /** The breadcrumb's text. */
  label: string;
  /** Route without the base path. Without a route, the breadcrumb is plain text. */
  route?: string | undefined;
}

/** A name that readers search for, and the ID of its heading. A name without an ID is the whole page's name. */
export interface SearchName {
  /** The name as readers type it. */
  name: string;
  /** The name's type, such as `Operation`. Search shows it with the page's title. */
  label?: string | undefined;
  /** ID of the heading that search opens. Default: the top of the page. */
  id?: string | undefined;
  /**
   * Whether many pages may have this name, such as the name of an object's field. On a large site, search leaves out
   * these names first, and lists each only once.
   */
  isDetail?: boolean | undefined;
}
