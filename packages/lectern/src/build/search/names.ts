import type { SearchRecord } from './record.js';

/**
 * A name, its URL, its type with the title of its page (empty if that is the name), and the index of its source.
 */
export type NameEntry = [name: string, url: string, title: string, source: number];

/** Limits the names that the browser compares with each typed letter; about 30 kB compressed. */
const mostNames = 3000;

/**
 * Lists the names that can be found despite a typo: the titles of pages, and the symbols that a reference describes.
 * On a large site, the pages nearest to the root are kept, and symbols only if there is room.
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
