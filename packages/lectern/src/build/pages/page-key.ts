import type { PageData, SidebarItemData } from '../../model/page-data.types.js';
import { hashOf } from '../../util/hash.js';

export type HashPageData = (page: PageData) => string;

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

/** Several keys include the same props, and hashing props is slow, so hashes are cached. */
export function propsHasher(): (props: object | undefined) => string {
  const known = new WeakMap<object, string>();
  return (props) => {
    if (props === undefined) return '';
    const hash = known.get(props) ?? hashOf([props]);
    known.set(props, hash);
    return hash;
  };
}
