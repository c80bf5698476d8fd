/**
 * `title` contains the name's type and, unless it equals the name, the page's title. `source` is the index of the
 * name's source. `page` is set if the name is a page's title.
 */
export type NameEntry = [name: string, url: string, title: string, source: number, page?: number];

/** Compressed, a list stored by column is a fifth smaller than a list of entries. */
export type NameColumns = [
  names: string[],
  urls: string[],
  titles: string[],
  sources: number[],
  pages: (number | null)[],
];

export function toColumns(entries: readonly NameEntry[]): NameColumns {
  return [
    entries.map(([name]) => name),
    entries.map(([, url]) => url),
    entries.map(([, , title]) => title),
    entries.map(([, , , source]) => source),
    entries.map(([, , , , page = null]) => page),
  ];
}

export function fromColumns([names, urls, titles, sources, pages]: NameColumns): NameEntry[] {
  return names.map((name, index): NameEntry => {
    const page = pages[index] ?? undefined;
    const entry: NameEntry = [name, urls[index] ?? '', titles[index] ?? '', sources[index] ?? 0];
    if (page !== undefined) entry.push(page);
    return entry;
  });
}
