import type { SearchManifest } from '../../../build/search/index.js';
import type { PageText } from '../../../util/search-postings.js';

export type LoadText = (page: number) => Promise<PageText>;

/** Fetches the text of each page only once, because the same pages are often found again as the reader types. */
export function createTextLoader({
  texts: { folders, sizes },
  fetchJson,
}: Pick<SearchManifest, 'texts'> & {
  fetchJson: (address: string) => Promise<PageText>;
}): LoadText {
  let end = 0;
  const ends = sizes.map((size) => {
    end += size;
    return end;
  });
  const known = new Map<number, Promise<PageText>>();
  return (page) => {
    const found = known.get(page);
    if (found !== undefined) return found;
    const folder = ends.findIndex((last) => page < last);
    const address = `${folders[folder] ?? ''}${page - (ends[folder] ?? 0) + (sizes[folder] ?? 0)}.json`;
    const loading = fetchJson(address);
    known.set(page, loading);
    loading.catch(() => known.delete(page));
    return loading;
  };
}
