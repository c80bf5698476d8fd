export interface LinkData {
  label: string;
  /** URL including the base path, or another site's absolute URL. */
  href: string;
  external: boolean;
}
