import type { SearchManifest } from '../../../build/search/index.js';
import type { NameEntry } from '../../../build/search/names.js';
import { nameWords, squeeze, wordsIn } from '../../../util/search-tokens.js';
import type { LookUp } from './look-up.js';
import { lookUp, lookUpParts, namesIn } from './look-up.js';
import { openPagefind } from './pagefind.js';
import { namesMeant } from './query/names.js';
import type { Understood } from './query/understand.js';
import { understand } from './query/understand.js';
import { createVocabulary } from './query/vocabulary.js';
import type { FoundPage, FoundSymbol } from './results.js';
import { foundPage, withNames } from './results.js';

export interface SearchEngine {
  search(input: SearchInput): Promise<SearchResults>;
}

export interface SearchInput {
  query: string;
  /** Labels of the sources to look in. */
  sources: readonly string[];
  limit: number;
}

export interface SearchResults {
  symbols: FoundSymbol[];
  pages: FoundPage[];
  /** How many pages there are, shown or not. */
  total: number;
  corrections: Understood['corrections'];
  /** Words that no page has. */
  unknown: string[];
  /** No page has all of the words; these have most of them. */
  isPartial: boolean;
  /** There was nothing in the sources that were requested: these are from all of them. */
  isWidened: boolean;
}

/** Which index there is now. Never from the browser's cache alone: a deploy changes it. */
export function fetchManifest(): Promise<SearchManifest> {
  const { base = '/' } = document.documentElement.dataset;
  return fetchJson<SearchManifest>({ address: `${base}search-index.json`, cache: 'no-cache' });
}

/**
 * Fetches the index, and what searches in it.
 * @throws if a part of it failed to load.
 */
export async function loadEngine({
  manifest: { shards, names: namesUrl, words: wordsUrl, sources, pages },
  language,
  loadModule,
}: {
  manifest: SearchManifest;
  /** BCP 47. */
  language: string;
  loadModule: (address: string) => Promise<unknown>;
}): Promise<SearchEngine> {
  const [names, words, backend] = await Promise.all([
    fetchJson<NameEntry[]>({ address: namesUrl }),
    fetchJson<string[]>({ address: wordsUrl }),
    openPagefind({ shards, loadModule }),
  ]);
  const vocabulary = createVocabulary({
    texts: words,
    names: names.flatMap(([name]) => [squeeze(name), ...nameWords(name)]),
  });
  const all = sources.map(({ label }) => label);
  return {
    async search({ query, sources: wanted, limit }) {
      const understood = understand({ query, vocabulary, language });
      const input = { backend, query, understood, vocabulary, names, sources, pages };
      const here: Attempt[] = [() => lookUp({ ...input, wanted }), () => lookUpParts({ ...input, wanted })];
      const anywhere: Attempt[] = [
        () => lookUp({ ...input, wanted: all }),
        () => lookUpParts({ ...input, wanted: all }),
      ];
      const isElsewhere =
        namesIn({ ...input, wanted }).length === 0 &&
        namesMeant({ found: namesIn({ ...input, wanted: all }), query }).length > 0;
      for (const { find, isWidened } of attemptsOf({ here, anywhere, isElsewhere })) {
        const found = await find();
        if (found.hits.length === 0 && found.names.length === 0) continue;
        return {
          ...(await show({ found, understood, query, limit, labels: all })),
          isWidened: isWidened && wanted.length < all.length,
        };
      }
      const { corrections, unknown } = understood;
      const nothing = { symbols: [], pages: [], total: 0, isPartial: false, isWidened: false };
      return { ...nothing, corrections, unknown };
    },
  };
}

type Attempt = () => Promise<LookUp>;

/**
 * In which order to look: all of the words anywhere come before some of them here, and a name that is meant elsewhere
 * before texts here.
 */
function attemptsOf({
  here: [allHere, someHere],
  anywhere: [allAnywhere, someAnywhere],
  isElsewhere,
}: {
  here: Attempt[];
  anywhere: Attempt[];
  isElsewhere: boolean;
}): { find: Attempt; isWidened: boolean }[] {
  const attempts = [
    { find: isElsewhere ? undefined : allHere, isWidened: false },
    { find: allAnywhere, isWidened: true },
    { find: someHere, isWidened: false },
    { find: someAnywhere, isWidened: true },
  ];
  return attempts.flatMap(({ find, isWidened }) => (find === undefined ? [] : [{ find, isWidened }]));
}

interface Show {
  found: LookUp;
  understood: Understood;
  query: string;
  limit: number;
  /** Of all sources. */
  labels: readonly string[];
}

async function show({ found, understood, query, limit, labels }: Show): Promise<SearchResults> {
  const { phrases, terms, corrections, unknown } = understood;
  const marked = [...phrases, ...terms.flatMap((term) => [term, ...wordsIn(term)])].filter(
    (word) => word.length > 1,
  );
  const words = marked.length === 0 ? [query.trim()] : marked;
  const loaded = await Promise.all(found.hits.slice(0, limit).map((hit) => hit.load()));
  const merged = withNames({
    pages: loaded.map((page) => foundPage({ page, words })),
    names: found.names,
    sources: labels,
    words,
  });
  // Not what is shown: the same number in the dialog and on the search page, which show more or fewer.
  const total = found.hits.length === 0 ? pagesOf(merged).size : found.hits.length;
  return { ...merged, total, corrections, unknown, isPartial: found.isPartial, isWidened: false };
}

/** URLs of the pages of some results. */
function pagesOf({ symbols, pages }: Pick<SearchResults, 'symbols' | 'pages'>): Set<string> {
  return new Set([...symbols, ...pages].map(({ url }) => url.replace(/#.*/, '')));
}

async function fetchJson<T>({
  address,
  cache = 'default',
}: {
  address: string;
  cache?: RequestCache;
}): Promise<T> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
