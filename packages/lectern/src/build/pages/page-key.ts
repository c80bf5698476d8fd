import type { PageData, SidebarItemData } from '../../model/page-data.types.js';
import { hashOf } from '../../util/hash.js';

/** Hashes the page data, except for the article and the data that all pages share. */
export type HashPageData = (page: PageData) => string;

/**
 * Creates a function that hashes page data. The function hashes each sidebar entry only once, because many pages share
 * a sidebar.
 */
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
 * Creates a function that hashes the props of a generated page. The function caches hashes, because several keys
 * include the same props, and hashing them is slow.
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
