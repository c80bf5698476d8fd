import type { NavbarHtmlData } from './page-data.types.js';

/** The target of an item. */
export interface NavbarTarget {
  label: string;
  href: string;
  external: boolean;
  /** The route on which the item is current. */
  route?: string | undefined;
  /** The item is also current on all routes below this one. */
  activeBase?: string | undefined;
  /** The item is also current on pages with this sidebar. */
  sidebar?: { source: string; id: string } | undefined;
}

interface Placed {
  position: 'left' | 'right';
  className?: string | undefined;
}

/** A resolved item; whether it is current depends on the page. */
export interface ResolvedLink extends NavbarTarget, Placed {
  kind: 'link';
  ariaLabel?: string | undefined;
  /** The link's target in each version of a docs source that has one; its own target is in the latest version. */
  versions?: { source: string; targets: ReadonlyMap<string, NavbarTarget> } | undefined;
}

export type ResolvedInner = ResolvedLink | NavbarHtmlData;

export interface ResolvedDropdown extends Placed {
  kind: 'dropdown';
  label: string;
  items: ResolvedInner[];
}

/** The version menu of a docs source. */
export interface ResolvedVersions extends Placed {
  kind: 'versions';
  source: string;
  versions: { name: string; label: string }[];
  before: ResolvedInner[];
  after: ResolvedInner[];
}

/** The language menu. */
export interface ResolvedLocales extends Placed {
  kind: 'locales';
  queryString: string;
  before: ResolvedInner[];
  after: ResolvedInner[];
}

export type ResolvedNavbarItem = ResolvedInner | ResolvedDropdown | ResolvedVersions | ResolvedLocales;
