/** A heading of a page. */
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

/** A name that readers search for, with the ID of its heading; without an ID, it names the whole page. */
export interface SearchName {
  /** The name, as readers type it. */
  name: string;
  /** Type of the name, such as `Operation`, which is shown with the title of the page. */
  label?: string | undefined;
  /** ID of the heading. */
  id?: string | undefined;
  /**
   * Whether many pages may have this name, as with the field of an object. On a large site, such names are left out
   * first, and each is listed once.
   */
  isDetail?: boolean | undefined;
}
