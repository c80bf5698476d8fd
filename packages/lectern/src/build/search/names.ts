import type { SearchRecord } from './record.js';

/** A name, where it leads, and what it is a part of. */
export type NameEntry = [name: string, url: string, part: string];

/** Names that the browser compares with each typed letter; some 30 kB after compression. */
const mostNames = 3000;

/**
 * The names that are found in spite of a typing error: those of the pages, and of what a reference describes on them.
 * Of a large site, the pages nearest to its top are kept, and names of parts only while there is room.
 */
export function nameList(records: readonly SearchRecord[]): NameEntry[] {
  const depth = ({ url }: SearchRecord): number => url.split('/').length;
  const sorted = [...records].sort((a, b) => depth(a) - depth(b) || (a.route < b.route ? -1 : 1));
  const all = sorted.flatMap(({ names, url, title, source }) =>
    names.map(({ name, id }): { isPart: boolean; entry: NameEntry } => ({
      isPart: id !== undefined,
      entry: id === undefined ? [name, url, name === title ? source : title] : [name, `${url}#${id}`, title],
    })),
  );
  const pages = all.filter(({ isPart }) => !isPart);
  const parts = all.filter(({ isPart }) => isPart);
  return [...pages, ...parts].slice(0, mostNames).map(({ entry }) => entry);
}
