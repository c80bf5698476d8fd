import type { NavbarHtmlData } from './page-data.types.js';

/** Where an item leads. */
export interface NavbarTarget {
  label: string;
  href: string;
  external: boolean;
  /** The item is current on this route … */
  route?: string | undefined;
  /** … and on those below this one, … */
  activeBase?: string | undefined;
  /** … and where this sidebar stands. */
  sidebar?: { source: string; id: string } | undefined;
}

interface Placed {
  position: 'left' | 'right';
  className?: string | undefined;
}

/** An item whose target is known; what is current depends on the page. */
export interface ResolvedLink extends NavbarTarget, Placed {
  kind: 'link';
  ariaLabel?: string | undefined;
  /** Its target in each version of a docs source that has one; the link's own is that of the last version. */
  versions?: { source: string; targets: ReadonlyMap<string, NavbarTarget> } | undefined;
}

export type ResolvedInner = ResolvedLink | NavbarHtmlData;

export interface ResolvedDropdown extends Placed {
  kind: 'dropdown';
  label: string;
  items: ResolvedInner[];
}

/** The menu of the versions of a docs source. */
export interface ResolvedVersions extends Placed {
  kind: 'versions';
  source: string;
  versions: { name: string; label: string }[];
  before: ResolvedInner[];
  after: ResolvedInner[];
}

/** The menu of the languages. */
export interface ResolvedLocales extends Placed {
  kind: 'locales';
  queryString: string;
  before: ResolvedInner[];
  after: ResolvedInner[];
}

export type ResolvedNavbarItem = ResolvedInner | ResolvedDropdown | ResolvedVersions | ResolvedLocales;
