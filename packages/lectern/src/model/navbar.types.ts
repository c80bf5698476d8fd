import type { NavbarCustomData, NavbarHtmlData } from './navbar-data.types.js';

export interface NavbarTarget {
  label: string;
  href: string;
  external: boolean;
  /** The route on which the item is current. */
  route?: string | undefined;
  /** If set, the item is also current on all routes below this route. */
  activeBase?: string | undefined;
  sidebar?: { source: string; id: string } | undefined;
}

interface Placed {
  position: 'left' | 'right';
  className?: string | undefined;
}

export interface ResolvedLink extends NavbarTarget, Placed {
  kind: 'link';
  ariaLabel?: string | undefined;
  /** The target in each version of a docs source. The link itself has the target for pages without a version. */
  versions?: { source: string; targets: ReadonlyMap<string, NavbarTarget> } | undefined;
}

export type ResolvedInner = ResolvedLink | NavbarHtmlData;

export interface ResolvedDropdown extends Placed {
  kind: 'dropdown';
  label: string;
  items: ResolvedInner[];
}

export interface ResolvedVersions extends Placed {
  kind: 'versions';
  source: string;
  versions: { name: string; label: string }[];
  before: ResolvedInner[];
  after: ResolvedInner[];
}

export interface ResolvedLocales extends Placed {
  kind: 'locales';
  queryString: string;
  before: ResolvedInner[];
  after: ResolvedInner[];
}

export type ResolvedNavbarItem =
  | ResolvedInner
  | ResolvedDropdown
  | ResolvedVersions
  | ResolvedLocales
  | NavbarCustomData;
