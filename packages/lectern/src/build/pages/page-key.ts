import type { PageData, SidebarItemData } from '../../model/page-data.types.js';
import { hashOf } from '../../util/hash.js';

/** Hashes the data of a page, except for its article and the data that all pages share. */
export type HashPageData = (page: PageData) => string;

/** Creates a hash function. Sidebar entries are hashed once, because many pages share them. */
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
 * Hashes the props of a generated page. The result is memoized, because hashing props takes most of the hashing time.
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
