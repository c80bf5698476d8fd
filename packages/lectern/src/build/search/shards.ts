import { hash } from 'node:crypto';
import type { SearchRecord } from './record.js';

/** Pages of one shard: indexing them takes about a third of a second. */
const pagesPerShard = 128;
/** Each shard costs the reader three small files, so their number ends here. */
const mostShards = 32;

/**
 * Divides the pages into indexes that are made and kept one by one, so that an edit makes one of them again. The
 * shard of a page follows from its route alone: pages that come or go move no other. By route, not by section, so
 * that the words of all shards are alike and their scores can be compared. Some may be empty.
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

/** Parts of a shard whose words are counted and kept one by one: to count those of all its pages takes a tenth of an edit. */
const partsPerShard = 8;

/** Divides the pages of a shard by their routes, as the shards are. Some parts may be empty. */
export function partsOf(shard: readonly SearchRecord[]): SearchRecord[][] {
  const parts = Array.from({ length: partsPerShard }, (): SearchRecord[] => []);
  for (const record of shard)
    parts[Number.parseInt(hash('sha256', record.route).slice(4, 8), 16) % partsPerShard]?.push(record);
  return parts.filter((part) => part.length > 0);
}

/** A power of two, which changes seldom while a site grows. */
export function shardCount(pages: number): number {
  const wanted = Math.ceil(pages / pagesPerShard);
  return Math.min(mostShards, 2 ** Math.ceil(Math.log2(Math.max(1, wanted))));
}
