import type { Store } from '../../cache/store.js';
import type { Table } from '../../cache/table.js';
import type { SiteConfig } from '../../config/schema/index.js';
import type { MarkdownDocument } from '../../content/types.js';
import type { KeptFolders, LastFolder, PlaceFolder } from './kept-folders.js';
import type { IndexInProgress } from './pagefind.js';
import { startIndex } from './pagefind.js';
import type { KeptRecord } from './published-pages.js';
import { isSame, pagesToSend, sendPublished } from './published-pages.js';
import type { SearchRecord } from './record.js';
import { shardOf } from './shards.js';

/**
 * Begins the index of a part that an edit will change, while the edited page is still being made: another process does
 * it, and most pages of the part are as they were. The edited page is sent as it was, to keep its place, and once more
 * when it is made; then the index is written, while the other pages are being looked at. What was wrongly guessed is
 * mended where it can be, and else thrown away.
 */
export interface SearchAhead {
  /** Told of the files that have changed, and of all documents: sends the pages beside them. Only the first call counts. */
  begin(input: {
    documents: readonly Pick<MarkdownDocument, 'file' | 'route'>[];
    files: readonly string[];
  }): Promise<void>;
  /** Told of pages that are made: when none of those that have changed is missing, the index is written. */
  made(record: SearchRecord): void;
  /** What was begun for the pages of a shard; nothing where that holds others. */
  take(shard: readonly SearchRecord[]): Promise<BegunIndex | undefined>;
  /** Where the pages of a shard stood in the last build, and which are as they were. */
  last(input: { number: number; shard: readonly KeptRecord[] }): LastFolder | undefined;
  /** Says what the shards of this build are, in their order, each with its folder. */
  keep(shards: readonly { dir: string; records: readonly SearchRecord[] }[]): void;
  /** Says what the pages of a new shard are found by, in their order. */
  keepTexts(input: { dir: string; texts: readonly string[] }): void;
  /** Ends what nobody has taken. */
  close(): Promise<void>;
}

export interface BegunIndex {
  index: IndexInProgress;
  /** The pages that it lacks. */
  toSend: readonly SearchRecord[];
  /** Set where it lacks none. */
  written?: Promise<PlaceFolder> | undefined;
  /** The text of a page that is as it was. */
  textOf(record: SearchRecord): string | undefined;
}

interface Options {
  store: Store;
  locale: string;
  folders: Pick<KeptFolders, 'write'>;
}

/** What was sent so far of one shard. */
interface Begun {
  index: IndexInProgress;
  number: number;
  sent: readonly KeptRecord[];
  /** All pages of the shard by their routes, if none but those of `waiting` have changed. */
  pages: Map<string, KeptRecord>;
  /** Routes of pages that are still to be made. */
  waiting: Set<string>;
}

/** What is being written, and the pages that it is about. */
interface Writing {
  folder: Promise<PlaceFolder>;
  shard: readonly KeptRecord[];
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

export async function openSearchAhead({ store, locale, folders }: Options): Promise<SearchAhead> {
  // By the folder, which is named after what is in it.
  const table: Table<KeptRecord[]> = await store.table('search-shards');
  const dirsOf: Table<string[]> = await store.table('search-shards');
  // The hash of their texts, which are long.
  const textHashes: Table<string> = await store.table('search-texts');
  const dirs = dirsOf.get(locale) ?? [];
  // A process needs time to start: before anybody knows whether there is something to do. What Pagefind cannot do now, it
  // cannot do later, and then somebody waits for the answer.
  const started =
    dirs.length === 0 ? undefined : startIndex({ language: locale.toLowerCase() }).catch(() => undefined);
  let begun: Begun | undefined;
  let writing: Writing | undefined;
  const texts = new Map<string, string>();
  let isTaken = false;
  const last: SearchAhead['last'] = ({ number, shard }) => {
    const dir = dirs[number];
    const records = table.get(dir ?? '');
    if (dir === undefined || records === undefined) return undefined;
    const before = new Map(records.map((record) => [record.url, record]));
    const same = new Set(
      shard.filter((record) => isSame({ record, sent: before.get(record.url) })).map(({ url }) => url),
    );
    return { dir, isSame: (url) => same.has(url) };
  };
  return {
    async begin({ documents, files }) {
      const changed = new Set(files);
      const routes = documents.filter(({ file }) => changed.has(file)).map(({ route }) => route);
      const [first] = routes.sort();
      if (first === undefined || routes.length > mostRoutes || begun !== undefined) return;
      const numberOf = (route: string): number => shardOf({ route, count: dirs.length });
      const number = numberOf(first);
      const dir = dirs[number] ?? '';
      const [records, list] = [table.get(dir), store.texts.get(textHashes.get(dir) ?? '')];
      const index = await started;
      if (records === undefined || list === undefined || index === undefined) return;
      const found = JSON.parse(list) as string[];
      const pages = new Map(records.map((record) => [record.route, record]));
      const waiting = new Set(routes.filter((route) => numberOf(route) === number));
      const added = [...waiting].filter((route) => !pages.has(route));
      const sent = sendPublished({ index, records, texts: found, added });
      begun = { index, number, sent, pages, waiting };
      for (const [place, { textHash }] of records.entries()) texts.set(textHash, found[place] ?? '');
    },
    made(record) {
      if (begun === undefined || !begun.waiting.delete(record.route)) return;
      const { index, number, sent, pages, waiting } = begun;
      pages.set(record.route, record);
      texts.set(record.textHash, record.loadText());
      if (waiting.size > 0) return;
      const shard = [...pages.values()].sort((a, b) => (a.route < b.route ? -1 : 1));
      for (const page of pagesToSend({ sent, shard }) ?? [])
        index.add({ ...page, text: texts.get(page.textHash) ?? '' });
      writing = { folder: folders.write({ index, last: last({ number, shard }) }), shard };
      // Whoever takes it hears of it.
      writing.folder.catch(() => undefined);
    },
    async take(shard) {
      const index = await started;
      const sent = writing?.shard ?? begun?.sent ?? [];
      const toSend = pagesToSend({ sent, shard });
      if (index === undefined || isTaken || toSend === undefined) return undefined;
      // To what is written, nothing can be added.
      if (writing !== undefined && toSend.length > 0) return undefined;
      isTaken = true;
      return { index, toSend, written: writing?.folder, textOf: ({ textHash }) => texts.get(textHash) };
    },
    last,
    keep(shards) {
      dirsOf.set(
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
      await writing?.folder.catch(() => undefined);
      if (!isTaken) await (await started)?.discard().catch(() => undefined);
    },
  };
}
