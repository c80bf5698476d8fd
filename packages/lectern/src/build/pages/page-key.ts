import type { PageData, SidebarItemData } from '../../model/page-data.types.js';
import { hashOf } from '../../util/hash.js';

/** Hashes all data of a page, except for its article and the data shared by all pages. */
export type HashPageData = (page: PageData) => string;

/** Entries of sidebars are shared by many pages, and hashed once. */
export function createPageHash(): HashPageData {
  const known = new WeakMap<SidebarItemData, string>();
  const hashItem = (item: SidebarItemData): string => {
    const hash = known.get(item) ?? hashOf([item]);
    known.set(item, hash);
    return hash;
  };
  return ({ site: _, sidebar, ...page }) =>
    hashOf([page, sidebar?.id ?? '', ...(sidebar?.items ?? []).map(hashItem)]);
}

/**
 * Hashes the props of a generated page. Memoized, because it is called repeatedly and takes most of the hashing time.
 */
export function propsHasher(): (props: object | undefined) => string {
  const known = new WeakMap<object, string>();
  return (props) => {
    if (props === undefined) return '';
    const hash = known.get(props) ?? hashOf([props]);
    known.set(props, hash);
    return hash;
  };
}
