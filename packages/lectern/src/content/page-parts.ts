/** A heading on a page. */
export interface PageHeading {
  /** The ID of the heading, which links use as their anchor. */
  id: string;
  /** Level of the heading, from 1 to 6. */
  level: number;
  /** Text of the heading, without markup. */
  text: string;
}

/** A link above the title of a page. */
export interface BreadcrumbLink {
  /** The text of the breadcrumb. */
  label: string;
  /** Route without the base path; if absent, the breadcrumb is plain text. */
  route?: string | undefined;
}

/** A name that readers search for, and the ID of its heading. Without an ID, it is the name of the whole page. */
export interface SearchName {
  /** The name as readers type it. */
  name: string;
  /** Type of the name, such as `Operation`. Search shows it with the title of the page. */
  label?: string | undefined;
  /** ID of the heading. */
  id?: string | undefined;
  /**
   * Whether many pages may have this name, such as the name of an object's field. On a large site, the list of
   * names leaves out such names first, and contains each only once.
   */
  isDetail?: boolean | undefined;
}
