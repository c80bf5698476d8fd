import type { SearchRecord } from './record.js';

/**
 * A name, where it leads, what it is and the title of its page (empty if that is the name), the place of its source
 * in the list of them.
 */
export type NameEntry = [name: string, url: string, title: string, source: number];

/** Names that the browser compares with each typed letter; some 30 kB after compression. */
const mostNames = 3000;

/**
 * The names that are found in spite of a typing error: those of the pages, and of what a reference describes on them.
 * Of a large site, the pages nearest to its top are kept, and names of parts only while there is room.
 */
export function nameList({
  records,
  sources,
}: {
  records: readonly SearchRecord[];
  sources: readonly string[];
}): NameEntry[] {
  const sorted = records
    .map((record) => ({ record, depth: record.route.split('/').length }))
    .sort((a, b) => a.depth - b.depth || (a.record.route < b.record.route ? -1 : 1));
  const all = sorted.flatMap(({ record: { names, url, title, source } }) =>
    names.map(({ name, id, label }): { isPart: boolean; entry: NameEntry } => ({
      isPart: id !== undefined,
      entry: [
        name,
        id === undefined ? url : `${url}#${id}`,
        [label, name === title ? undefined : title].filter(Boolean).join(' · '),
        sources.indexOf(source),
      ],
    })),
  );
  const pages = all.filter(({ isPart }) => !isPart);
  const parts = all.filter(({ isPart }) => isPart);
  return [...pages, ...parts].slice(0, mostNames).map(({ entry }) => entry);
}
