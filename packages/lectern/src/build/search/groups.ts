import { hash } from 'node:crypto';
import { hashOf } from '../../util/hash.js';
import { pagesPerFolder } from '../../util/search-postings.js';
import type { SearchRecord } from './record.js';

export interface Group {
  hash: string;
  records: SearchRecord[];
}

/**
 * A page's route determines its group, so adding or removing a page usually changes only one group. Groups and their
 * pages are in the order of page numbers.
 */
export function groupRecords({
  records,
  sources,
  format,
}: {
  records: readonly SearchRecord[];
  sources: readonly string[];
  format: readonly unknown[];
}): Group[] {
  const bySource = new Map(sources.map((label): [string, SearchRecord[]] => [label, []]));
  for (const record of records) {
    const list = bySource.get(record.source) ?? [];
    list.push(record);
    bySource.set(record.source, list);
  }
  return [...bySource.values()].flatMap((list) =>
    divide(list).map((pages) => ({ hash: hashOf([...format, pages.map(keyOfPage)]), records: pages })),
  );
}

export function keyOfPage(record: SearchRecord): unknown[] {
  const { route, url, title, description, source, names, textHash } = record;
  return [route, url, title, description, source, names, textHash];
}

function divide(records: readonly SearchRecord[]): SearchRecord[][] {
  const count = groupCount(records.length);
  const groups = Array.from({ length: count }, (): SearchRecord[] => []);
  for (const record of [...records].sort((a, b) => (a.route < b.route ? -1 : 1)))
    groups[groupOf({ route: record.route, count })]?.push(record);
  return groups.filter((group) => group.length > 0);
}

function groupOf({ route, count }: { route: string; count: number }): number {
  return Number.parseInt(hash('sha256', route).slice(0, 8), 16) % count;
}

/** A power of two, so the number of groups rarely changes while a site grows. */
export function groupCount(pages: number): number {
  return 2 ** Math.floor(Math.log2(Math.max(1, pages / pagesPerFolder)));
}
