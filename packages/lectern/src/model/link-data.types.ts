/** A resolved link, as components show it. */
export interface LinkData {
  label: string;
  /** URL including the base path, or the absolute URL of another site. */
  href: string;
  external: boolean;
}
