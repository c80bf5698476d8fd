import { createHash } from 'node:crypto';
import type { Cache } from '../../cache/file-cache.js';
import type { SearchPlan } from '../../model/search-plan.js';
import { hashEach } from '../../util/hash.js';
import { packageVersion } from '../../util/packages.js';
import { toColumns } from '../../util/search-names.js';
import { buildIndex, termFileName, textFolder } from './build-index.js';
import type { FolderCache } from './folder-cache.js';
import { groupRecords } from './groups.js';
import { stemmerOf } from './languages.js';
import { nameList } from './names.js';
import { createTokenizer } from './page-terms.js';
import type { SearchRecord } from './record.js';
import { vocabulary } from './vocabulary.js';

export type { SearchRecord } from './record.js';
export { articleText, searchRecords, searchText } from './record.js';

/** The content of `search-index.json`, which the search dialog reads first. URLs include the base path. */
export interface SearchManifest extends SearchPlan {
  pages: number;
  /** Number of pages from each source, in the order of `sources`. Pages are numbered in this order. */
  sizes: number[];
  texts: { folders: string[]; sizes: number[] };
  /** `starts` contains the first word of each word file, separated by spaces. */
  terms: { starts: string; files: string[] };
  names: string;
  words: string;
  /** URL of the stemmer module; absent if the language has no stemmer. */
  stemmer?: string;
}

interface Input {
  records: readonly SearchRecord[];
  plan: SearchPlan;
  locale: string;
  /** Base path of the site, the same for all locales, with a leading and a trailing `/`. */
  base: string;
  folder: string;
  output: { write: (file: string, content: string | Uint8Array) => Promise<unknown> };
  cache: Cache;
  folders: FolderCache;
}

/**
 * Version of the index format. Increment it when you change how pages are read or how the index is written, because
 * builds reuse files from earlier builds.
 */
const format = 2;

/** Except for `search-index.json`, each file's URL contains a hash of its inputs. */
export async function buildSearchIndex({
  records,
  plan,
  locale,
  base,
  folder,
  output,
  cache,
  folders,
}: Input): Promise<void> {
  const sources = plan.sources.filter(({ label }) => records.some(({ source }) => source === label));
  const labels = sources.map(({ label }) => label);
  const { stem, file: stemmer } = await stemmerOf(locale);
  const made = [format, packageVersion({ name: '@orama/stemmers' }), process.versions.icu, stemmer?.name];
  const groups = groupRecords({ records, sources: labels, format: made });
  const numbering = hashEach([made, ...groups.map((group) => group.records.map(({ route }) => route))]);
  const state = await buildIndex({
    groups,
    folder,
    numbering,
    tokenize: createTokenizer(stem),
    cache,
    folders,
  });
  const writeFile = async (name: string, text: string): Promise<string> => {
    const file = `assets/search/${name}`;
    await output.write(file, text);
    return base + file;
  };
  const writeList = (name: string, list: unknown): Promise<string> => {
    const text = JSON.stringify(list);
    return writeFile(`${name}-${hash(text)}.json`, text);
  };
  const named = withHeadings({
    records,
    headings: new Map(state.groups.flatMap(({ headings }) => headings)),
  });
  const routes = groups.flatMap((group) => group.records.map(({ route }) => route));
  const numbers = new Map(routes.map((route, page) => [route, page]));
  const manifest: SearchManifest = {
    ...plan,
    sources,
    pages: records.length,
    sizes: labels.map((label) => records.filter(({ source }) => source === label).length),
    texts: {
      folders: groups.map((group) => base + textFolder(group)),
      sizes: groups.map((group) => group.records.length),
    },
    terms: {
      starts: state.files.map(({ start }) => start).join(' '),
      files: state.files.map((file) => base + termFileName(file)),
    },
    names: await writeList('names', toColumns(nameList({ records: named, sources: labels, numbers }))),
    words: await writeList('words', vocabulary(state.files.flatMap(({ words }) => words))),
    ...(stemmer === undefined ? {} : { stemmer: await writeFile(stemmer.name, stemmer.content) }),
  };
  await output.write(`${folder}search-index.json`, JSON.stringify(manifest));
}

function withHeadings({
  records,
  headings,
}: {
  records: readonly SearchRecord[];
  headings: ReadonlyMap<string, SearchRecord['names']>;
}): SearchRecord[] {
  return records.map((record) => {
    const found = headings.get(record.route);
    if (found === undefined) return record;
    const known = new Set(record.names.map(({ id }) => id));
    return { ...record, names: [...record.names, ...found.filter(({ id }) => !known.has(id))] };
  });
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}
