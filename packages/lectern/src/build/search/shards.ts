import { hash } from 'node:crypto';
import type { SearchRecord } from './record.js';

/** Pages of one shard: indexing them takes about a third of a second. */
const pagesPerShard = 128;
/** Each shard costs the reader three small files, so their number ends here. */
const mostShards = 32;

/**
 * Divides the pages into indexes that are made and kept one by one, so that an edit makes one of them anew. The shard of
 * a page follows from its route alone: pages that come or go move no other. By route, not by section, so that the words
 * of all shards are alike and their scores can be compared. Some may be empty.
 */
export function shardRecords(records: readonly SearchRecord[]): SearchRecord[][] {
  const count = shardCount(records.length);
  const shards = Array.from({ length: count }, (): SearchRecord[] => []);
  // In one order, whichever order they came in: the index numbers its pages.
  for (const record of [...records].sort((a, b) => (a.route < b.route ? -1 : 1)))
    shards[shardOf({ route: record.route, count })]?.push(record);
  return shards;
}

export function shardOf({ route, count }: { route: string; count: number }): number {
  return Number.parseInt(hash('sha256', route).slice(0, 4), 16) % count;
}

/** A power of two, which changes seldom while a site grows. */
export function shardCount(pages: number): number {
  const wanted = Math.ceil(pages / pagesPerShard);
  return Math.min(mostShards, 2 ** Math.ceil(Math.log2(Math.max(1, wanted))));
}
