import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store.js';
import type { Table } from '../store/table.js';
import type { IndexInProgress } from './pagefind.js';
import { startIndex } from './pagefind.js';
import type { SearchRecord } from './record.js';
import { searchText } from './record.js';
import { shardOf } from './shards.js';

type KeptRecord = Omit<SearchRecord, 'loadText'>;

/**
 * Begins the index of a part that an edit will change, while the edited page is still being made: another process does
 * it, and most pages of the part are as they were. What was wrongly guessed is thrown away.
 */
export interface SearchAhead {
  /** Told of the routes of pages that will be made anew; only the first call counts. */
  begin(routes: readonly string[]): void;
  /** The index that was begun with the first pages of a shard, and how many it has. */
  take(shard: readonly SearchRecord[]): Promise<Begun | undefined>;
  /** Says what the shards of this build are, in their order, each with its folder. */
  keep(shards: readonly { dir: string; records: readonly SearchRecord[] }[]): void;
  /** Ends what nobody has taken. */
  close(): Promise<void>;
}

interface Begun {
  index: IndexInProgress;
  sent: readonly KeptRecord[];
}

interface Options {
  store: Store;
  locale: string;
  /** Absolute path of the published folder. */
  outDir: string;
}

/** More changed pages are spread over more parts than there are processes to begin them. */
const mostRoutes = 2;

export async function openSearchAhead({ store, locale, outDir }: Options): Promise<SearchAhead> {
  // By the folder, which is named after what is in it.
  const table: Table<KeptRecord[]> = await store.table('search-shards');
  const folders: Table<string[]> = await store.table('search-shards');
  let begun: Promise<Begun | undefined> | undefined;
  const takeBegun = (): Promise<Begun | undefined> => {
    const taken = begun ?? Promise.resolve(undefined);
    begun = undefined;
    return taken;
  };
  return {
    begin(routes) {
      const [first] = [...routes].sort();
      if (begun !== undefined || first === undefined || routes.length > mostRoutes) return;
      const dirs = folders.get(locale) ?? [];
      const shard = table.get(dirs[shardOf({ route: first, count: dirs.length })] ?? '') ?? [];
      const records = shard.filter(({ route }) => route < first);
      // What Pagefind cannot do now, it cannot do later, and then somebody waits for the answer.
      if (records.length > 0) begun = beginIndex({ records, locale, outDir }).catch(() => undefined);
    },
    async take(shard) {
      if (begun === undefined) return undefined;
      const known = await begun;
      const isBegun = known?.sent.every((record, index) => isSame(record, shard[index])) ?? false;
      return isBegun ? takeBegun() : undefined;
    },
    keep(shards) {
      folders.set(
        locale,
        shards.map(({ dir }) => dir),
      );
      for (const { dir, records } of shards) {
        if (table.keep(dir)) continue;
        table.set(
          dir,
          records.map(({ loadText: _, ...record }) => record),
        );
      }
    },
    async close() {
      await (await takeBegun())?.index.discard();
    },
  };
}

/** @throws where a file is not there, or is not as it was published. */
async function beginIndex({
  records,
  locale,
  outDir,
}: Pick<Options, 'locale' | 'outDir'> & { records: readonly KeptRecord[] }): Promise<Begun> {
  const loaded = records.map((record): SearchRecord => {
    const { textHash, loadText } = searchText(readFileSync(join(outDir, record.file ?? ''), 'utf8'));
    if (textHash !== record.textHash) throw new Error(`${record.file} has changed.`);
    return { ...record, loadText };
  });
  const index = await startIndex({ language: locale.toLowerCase() });
  for (const record of loaded) index.add(record);
  return { index, sent: records };
}

/** True for what Pagefind would be sent alike. */
function isSame(kept: KeptRecord, record: SearchRecord | undefined): boolean {
  const { url, title, source, textHash } = kept;
  return (
    record?.url === url && record.title === title && record.source === source && record.textHash === textHash
  );
}
