import type { NameEntry } from '../../util/search-names.js';
import type { SearchRecord } from './record.js';

/** About 30 kB compressed. The browser compares the query with all names after each keystroke. */
const mostNames = 3000;

/**
 * Names that search finds despite a typo. A large site has too many names, so the most important names come first: page
 * titles nearest to the root, other titles, symbols, and then details such as fields.
 */
export function nameList({
  records,
  sources,
  numbers,
}: {
  records: readonly SearchRecord[];
  sources: readonly string[];
  numbers: ReadonlyMap<string, number>;
}): NameEntry[] {
  const sorted = records
    .map((record) => ({ record, depth: record.route.split('/').length }))
    .sort((a, b) => a.depth - b.depth || (a.record.route < b.record.route ? -1 : 1));
  const all = sorted.flatMap(({ record: { route, names, url, title, source } }) =>
    names.map(
      ({ name, id, label, isDetail = false }): { isPart: boolean; isDetail: boolean; entry: NameEntry } => {
        const isPart = id !== undefined;
        const entry: NameEntry = [
          name,
          isPart ? `${url}#${id}` : url,
          [label, name === title ? undefined : title].filter(Boolean).join(' · '),
          sources.indexOf(source),
        ];
        const page = isPart || name !== title ? undefined : numbers.get(route);
        if (page !== undefined) entry.push(page);
        return { isPart, isDetail, entry };
      },
    ),
  );
  const pages = all.filter(({ isPart, isDetail }) => !isPart && !isDetail);
  const parts = all.filter(({ isPart, isDetail }) => isPart && !isDetail);
  const details = new Map<string, (typeof all)[number]>();
  for (const each of all) {
    const [name, , , source] = each.entry;
    const key = `${source} ${name}`;
    if (each.isDetail && !details.has(key)) details.set(key, each);
  }
  return [...pages, ...parts, ...details.values()].slice(0, mostNames).map(({ entry }) => entry);
}
