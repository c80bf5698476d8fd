import type { SiteConfig } from '../../config/schema/index.js';
import type { MarkdownDocument } from '../../sources/types.js';
import type { Store } from '../store/store.js';
import type { Table } from '../store/table.js';
import type { BegunIndex, KeptRecord } from './begun-index.js';
import { beginIndex } from './begun-index.js';
import { startIndex } from './pagefind.js';
import type { SearchRecord } from './record.js';
import { shardOf } from './shards.js';

/**
 * Begins the index of a part that an edit will change, while the edited page is still being made: another process does
 * it, and most pages of the part are as they were. What was wrongly guessed is thrown away.
 */
export interface SearchAhead {
  /** Told of the files that have changed, and of all documents; only the first call counts. */
  begin(input: {
    documents: readonly Pick<MarkdownDocument, 'file' | 'route'>[];
    files: readonly string[];
  }): void;
  /** Told of a page that was made. */
  add(record: SearchRecord): void;
  /** The index that was begun with the first pages of a shard. */
  take(shard: readonly SearchRecord[]): Promise<BegunIndex | undefined>;
  /** Says what the shards of this build are, in their order, each with its folder. */
  keep(shards: readonly { dir: string; records: readonly SearchRecord[] }[]): void;
  /** Ends what nobody has taken. */
  close(): Promise<void>;
}

interface Options {
  store: Store;
  locale: string;
  /** Absolute path of the published folder. */
  outDir: string;
}

/** More changed pages are spread over more parts than there are processes to begin them. */
const mostRoutes = 2;

/** One for each language of a site whose pages can be searched. */
export async function openSearchAheads({
  config,
  ...options
}: Omit<Options, 'locale'> & { config: SiteConfig }): Promise<Map<string, SearchAhead>> {
  const locales = config.search === false ? [] : config.i18n.locales;
  const open = async (locale: string): Promise<[string, SearchAhead]> => [
    locale,
    await openSearchAhead({ ...options, locale }),
  ];
  return new Map(await Promise.all(locales.map(open)));
}

export async function openSearchAhead({ store, locale, outDir }: Options): Promise<SearchAhead> {
  // By the folder, which is named after what is in it.
  const table: Table<KeptRecord[]> = await store.table('search-shards');
  const folders: Table<string[]> = await store.table('search-shards');
  let begun: Promise<BegunIndex | undefined> | undefined;
  const takeBegun = (): Promise<BegunIndex | undefined> => {
    const taken = begun ?? Promise.resolve(undefined);
    begun = undefined;
    return taken;
  };
  return {
    begin({ documents, files }) {
      const changed = new Set(files);
      const routes = documents.filter(({ file }) => changed.has(file)).map(({ route }) => route);
      const [first] = routes.sort();
      if (begun !== undefined || first === undefined || routes.length > mostRoutes) return;
      const dirs = folders.get(locale) ?? [];
      const numberOf = (route: string): number => shardOf({ route, count: dirs.length });
      const records = table.get(dirs[numberOf(first)] ?? '');
      if (records === undefined) return;
      const awaited = routes.filter((route) => numberOf(route) === numberOf(first));
      // What Pagefind cannot do now, it cannot do later, and then somebody waits for the answer.
      begun = startIndex({ language: locale.toLowerCase() })
        .then((index) => beginIndex({ index, records, awaited, outDir }))
        .catch(() => undefined);
    },
    add(record) {
      void begun?.then((index) => index?.add(record));
    },
    async take(shard) {
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
      // The build is over, for good or ill: what nobody wants any more must not change that.
      await (await takeBegun())?.index.discard().catch(() => undefined);
    },
  };
}

/** True for what Pagefind would be sent alike. */
function isSame(kept: KeptRecord, record: SearchRecord | undefined): boolean {
  const { url, title, source, textHash } = kept;
  return (
    record?.url === url && record.title === title && record.source === source && record.textHash === textHash
  );
}
