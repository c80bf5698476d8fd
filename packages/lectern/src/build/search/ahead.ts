import type { SiteConfig } from '../../config/schema/index.js';
import type { MarkdownDocument } from '../../sources/types.js';
import type { Store } from '../store/store.js';
import type { Table } from '../store/table.js';
import type { LastFolder } from './kept-folders.js';
import type { IndexInProgress } from './pagefind.js';
import { startIndex } from './pagefind.js';
import type { KeptRecord } from './published-pages.js';
import { isSame, pagesToSend, sendPublished } from './published-pages.js';
import type { SearchRecord } from './record.js';
import { shardOf } from './shards.js';

/**
 * Begins the index of a part that an edit will change, while the edited page is still being made: another process does
 * it, and most pages of the part are as they were. The edited page is sent as it was, to keep its place, and once more
 * when it is made. What was wrongly guessed is mended where it can be, and else thrown away.
 */
export interface SearchAhead {
  /** Told of the files that have changed, and of all documents: sends the pages beside them. Only the first call counts. */
  begin(input: {
    documents: readonly Pick<MarkdownDocument, 'file' | 'route'>[];
    files: readonly string[];
  }): Promise<void>;
  /** An index that was begun, and the pages of a shard that it lacks; nothing where it holds others. */
  take(shard: readonly SearchRecord[]): Promise<BegunIndex | undefined>;
  /** Where the pages of a shard stood in the last build, and which are as they were. */
  last(input: { number: number; shard: readonly SearchRecord[] }): LastFolder | undefined;
  /** Says what the shards of this build are, in their order, each with its folder. */
  keep(shards: readonly { dir: string; records: readonly SearchRecord[] }[]): void;
  /** Says what the pages of a new shard are found by, in their order. */
  keepTexts(input: { dir: string; texts: readonly string[] }): void;
  /** Ends what nobody has taken. */
  close(): Promise<void>;
}

export interface BegunIndex {
  index: IndexInProgress;
  toSend: readonly SearchRecord[];
  /** The text of a page that is as it was. */
  textOf(record: SearchRecord): string | undefined;
}

interface Options {
  store: Store;
  locale: string;
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

export async function openSearchAhead({ store, locale }: Options): Promise<SearchAhead> {
  // By the folder, which is named after what is in it.
  const table: Table<KeptRecord[]> = await store.table('search-shards');
  const folders: Table<string[]> = await store.table('search-shards');
  // The hash of their texts, which are long.
  const textHashes: Table<string> = await store.table('search-texts');
  const dirs = folders.get(locale) ?? [];
  // A process needs time to start: before anybody knows whether there is something to do. What Pagefind cannot do now, it
  // cannot do later, and then somebody waits for the answer.
  const started =
    dirs.length === 0 ? undefined : startIndex({ language: locale.toLowerCase() }).catch(() => undefined);
  let sent: readonly KeptRecord[] = [];
  const texts = new Map<string, string>();
  let isTaken = false;
  return {
    async begin({ documents, files }) {
      const changed = new Set(files);
      const routes = documents.filter(({ file }) => changed.has(file)).map(({ route }) => route);
      const [first] = routes.sort();
      if (first === undefined || routes.length > mostRoutes || sent.length > 0) return;
      const numberOf = (route: string): number => shardOf({ route, count: dirs.length });
      const dir = dirs[numberOf(first)] ?? '';
      const [records, list] = [table.get(dir), store.texts.get(textHashes.get(dir) ?? '')];
      const index = await started;
      if (records === undefined || list === undefined || index === undefined) return;
      const found = JSON.parse(list) as string[];
      const known = new Set(records.map(({ route }) => route));
      const added = routes.filter((route) => numberOf(route) === numberOf(first) && !known.has(route));
      sent = sendPublished({ index, records, texts: found, added });
      for (const [place, { textHash }] of records.entries()) texts.set(textHash, found[place] ?? '');
    },
    async take(shard) {
      const index = await started;
      const toSend = pagesToSend({ sent, shard });
      if (index === undefined || isTaken || toSend === undefined) return undefined;
      isTaken = true;
      return { index, toSend, textOf: ({ textHash }) => texts.get(textHash) };
    },
    last({ number, shard }) {
      const dir = dirs[number];
      const records = table.get(dir ?? '');
      if (dir === undefined || records === undefined) return undefined;
      const before = new Map(records.map((record) => [record.url, record]));
      const same = new Set(
        shard.filter((record) => isSame({ record, sent: before.get(record.url) })).map(({ url }) => url),
      );
      return { dir, isSame: (url) => same.has(url) };
    },
    keep(shards) {
      folders.set(
        locale,
        shards.map(({ dir }) => dir),
      );
      for (const { dir, records } of shards) {
        const known = textHashes.get(dir);
        if (known !== undefined) store.texts.keep(known);
        if (table.keep(dir)) continue;
        table.set(
          dir,
          records.map(({ loadText: _, ...record }) => record),
        );
      }
    },
    keepTexts({ dir, texts: list }) {
      textHashes.set(dir, store.texts.put(JSON.stringify(list)));
    },
    async close() {
      // The build is over, for good or ill: what nobody wants any more must not change that.
      if (!isTaken) await (await started)?.discard().catch(() => undefined);
    },
  };
}
