import type { PageData, SidebarItemData } from '../../model/page-data.types.js';
import { hashOf } from '../../util/hash.js';

/** Hashes all that a page shows, except for its article and what is the same on every page. */
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

/** Hashes the data of a page that a plug-in made; it is asked for more than once, and is most of what there is to hash. */
export function propsHasher(): (props: object | undefined) => string {
  const known = new WeakMap<object, string>();
  return (props) => {
    if (props === undefined) return '';
    const hash = known.get(props) ?? hashOf([props]);
    known.set(props, hash);
    return hash;
  };
}
