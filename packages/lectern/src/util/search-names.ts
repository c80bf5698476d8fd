/**
 * A name that search finds, with its URL, its type and page title, and the index of its source. A page title that
 * equals the name is left out. If the name is a page's title, the page's number follows.
 */
export type NameEntry = [name: string, url: string, title: string, source: number, page?: number];

/** A list of names, stored by column. Compressed, it is a fifth smaller than a list of entries. */
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
