import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Cache } from '../../cache/file-cache.js';
import type { SearchPlan } from '../../model/search-plan.js';
import { mapConcurrent } from '../../util/concurrent.js';
import { packageVersion } from '../../util/packages.js';
import type { KeptFolders } from './kept-folders.js';
import { nameList } from './names.js';
import { numberedHeadings } from './numbered-headings.js';
import { runtimeFiles, runtimeFormat, startIndex } from './pagefind.js';
import type { SearchRecord } from './record.js';
import { partsOf, shardRecords } from './shards.js';
import type { WordCounts } from './vocabulary.js';
import { addCounts, countWords, vocabulary } from './vocabulary.js';

export type { SearchRecord } from './record.js';
export { articleText, searchRecords, searchText } from './record.js';

/** What the dialog reads first, from `search-index.json`: URLs with the base path. */
export interface SearchManifest extends SearchPlan {
  /** Folders of the indexes; the programs are in the first. */
  shards: string[];
  /** URL of the list of names. */
  names: string;
  /** URL of the list of all words. */
  words: string;
  /** How many pages can be found. */
  pages: number;
}

interface Input {
  records: readonly SearchRecord[];
  /** What the dialog knows of the site besides its words. */
  plan: SearchPlan;
  locale: string;
  /** Base path of the site, the same for all locales: with `/` at both ends. */
  base: string;
  /** Folder of the locale in the output: empty, or with `/` at its end. */
  folder: string;
  output: { write: (file: string, content: string | Uint8Array) => Promise<unknown> };
  /** For the programs that search: they are the same for every site. */
  cache: Cache;
  folders: KeptFolders;
  /** Told when another process has got something to do. */
  onSent?: () => void;
}

/**
 * Writes the search index of one locale. All but `search-index.json` stands under a URL with a hash of what it was
 * made from; shards whose pages have not changed are taken over.
 * @throws LecternError when Pagefind fails.
 */
export async function buildSearchIndex({
  records,
  plan,
  locale,
  base,
  folder,
  output,
  cache,
  folders,
  onSent,
}: Input): Promise<void> {
  const language = locale.toLowerCase();
  const version = packageVersion({ name: 'pagefind' });
  // Processes of Pagefind that have nothing to do.
  const free = Array.from({ length: availableParallelism() }, (_, index) => index).reverse();
  const divided = shardRecords(records).map((shard) => ({
    dir: `assets/search/${hash([version, runtimeFormat, language, shard])}/`,
    records: shard,
  }));
  const shards = await mapConcurrent({
    items: divided.filter((shard) => shard.records.length > 0),
    limit: free.length,
    map: async ({ dir, records: shard }) => {
      if (folders.reuse(dir)) return dir;
      const process = free.pop();
      const index = await startIndex({ language, process });
      for (const record of shard) index.add({ ...record, text: record.loadText() });
      const written = folders.write({ dir, index });
      onSent?.();
      await written;
      if (process !== undefined) free.push(process);
      return dir;
    },
  });
  if (shards[0] !== undefined) await writeRuntime({ dir: shards[0], version, language, output, cache });
  const sources = plan.sources.filter(({ label }) => records.some(({ source }) => source === label));
  const writeList = async (name: string, list: unknown): Promise<string> => {
    const text = JSON.stringify(list);
    const file = `assets/search/${name}-${hash(text)}.json`;
    await output.write(file, text);
    return base + file;
  };
  const read = await Promise.all(divided.map(({ records: shard }) => textsOfShard({ shard, cache })));
  const headings = new Map(read.flatMap((part) => part.headings));
  const named = records.map((record) => {
    const known = new Set(record.names.map(({ id }) => id));
    const others = (headings.get(record.route) ?? []).filter(({ id }) => !known.has(id));
    return { ...record, names: [...record.names, ...others] };
  });
  const manifest: SearchManifest = {
    ...plan,
    sources,
    shards: shards.map((dir) => base + dir),
    names: await writeList('names', nameList({ records: named, sources: sources.map(({ label }) => label) })),
    words: await writeList('words', vocabulary(read.map(({ counts }) => counts))),
    pages: records.length,
  };
  await output.write(`${folder}search-index.json`, JSON.stringify(manifest));
}

/** Changes when documents are read in another way: what was found is kept by later builds. */
const textsFormat = 3;

/** What is found in the documents of some pages besides the index. */
interface Texts {
  counts: WordCounts;
  /** By route. */
  headings: [route: string, names: SearchRecord['names']][];
}

/** Kept as a whole, and in parts: an edit reads one part of one shard, and of the other shards one result each. */
function textsOfShard({ shard, cache }: { shard: readonly SearchRecord[]; cache: Cache }): Promise<Texts> {
  const keyOf = (records: readonly SearchRecord[]): unknown[] => [
    textsFormat,
    records.map(({ route, textHash }) => [route, textHash]),
  ];
  const partOf = (part: readonly SearchRecord[]): Promise<Texts> =>
    cache.get({ step: 'search-texts', key: keyOf(part), make: async () => readTexts(part) });
  return cache.get({
    step: 'search-shard-texts',
    key: keyOf(shard),
    make: async () => {
      const parts = await Promise.all(partsOf(shard).map(partOf));
      return {
        counts: addCounts(parts.map(({ counts }) => counts)),
        headings: parts.flatMap(({ headings }) => headings),
      };
    },
  });
}

function readTexts(records: readonly SearchRecord[]): Texts {
  const texts = records.map((record) => ({ route: record.route, text: record.loadText() }));
  return {
    counts: countWords(texts.map(({ text }) => text)),
    headings: texts.flatMap(({ route, text }): [string, SearchRecord['names']][] => {
      const found = numberedHeadings(text);
      return found.length === 0 ? [] : [[route, found]];
    }),
  };
}

async function writeRuntime({
  dir,
  version,
  language,
  output,
  cache,
}: {
  dir: string;
  version: string;
  language: string;
  output: Input['output'];
  cache: Cache;
}): Promise<void> {
  const files = await cache.get<[path: string, content: string][]>({
    step: 'search-runtime',
    key: [version, runtimeFormat, language],
    make: async () => (await runtimeFiles({ language })).map(([path, content]) => [path, toBase64(content)]),
  });
  for (const [path, text] of files) await output.write(dir + path, Buffer.from(text, 'base64'));
}

/** The cache keeps JSON. */
function toBase64(content: Uint8Array): string {
  return Buffer.from(content).toString('base64');
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
