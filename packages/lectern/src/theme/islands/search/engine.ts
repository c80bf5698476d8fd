import type { SearchManifest } from '../../../build/search/index.js';
import type { NameColumns, NameEntry } from '../../../util/search-names.js';
import { fromColumns } from '../../../util/search-names.js';
import type { PageText, TermEntry } from '../../../util/search-postings.js';
import { nameWords, squeeze, stemWord, wordsIn } from '../../../util/search-tokens.js';
import { createBackend } from './backend.js';
import { createLexicon } from './lexicon.js';
import type { LookUp } from './look-up.js';
import { createLookUp } from './look-up.js';
import { createTextLoader } from './page-texts.js';
import { createNameFinder, namesMeant } from './query/names.js';
import type { Hit } from './query/rank.js';
import { createRelatedWords } from './query/related-words.js';
import { isStopWord } from './query/stop-words.js';
import type { Understood } from './query/understand.js';
import { understand } from './query/understand.js';
import { createVocabulary } from './query/vocabulary.js';
import type { FoundPage, FoundSymbol } from './results.js';
import type { Shown } from './show-results.js';
import { showResults } from './show-results.js';

export interface SearchEngine {
  search(input: SearchInput): Promise<SearchResults>;
}

export interface SearchInput {
  query: string;
  sources: readonly string[];
  limit: number;
  /** Called early if the first result is known before the others. Resolves once that result is visible. */
  onFirst?: (results: SearchResults) => Promise<void>;
}

export interface SearchResults {
  symbols: FoundSymbol[];
  pages: FoundPage[];
  /** Includes the pages that aren't shown. */
  total: number;
  /** The number of pages that are shown once all page texts have arrived. */
  shown: number;
  corrections: Understood['corrections'];
  unknown: string[];
  /** Whether none, some, or all of the pages contain only a part of the query's words. */
  partial: 'none' | 'some' | 'all';
  /** Whether the results are from all sources, because the requested sources had no results. */
  isWidened: boolean;
}

/** The browser always revalidates the manifest, because each deployment may change the index. */
export function fetchManifest(): Promise<SearchManifest> {
  const { base = '/' } = document.documentElement.dataset;
  return fetchJson<SearchManifest>(`${base}search-index.json`, 'no-cache');
}

/**
 * Word files and page texts are fetched later, as the reader types.
 * @throws if a part of the index failed to load.
 */
export async function loadEngine({
  manifest,
  language,
  loadModule,
}: {
  manifest: SearchManifest;
  language: string;
  loadModule: (address: string) => Promise<unknown>;
}): Promise<SearchEngine> {
  const { sources, terms } = manifest;
  const [names, stem] = await Promise.all([
    fetchJson<NameColumns>(manifest.names).then(fromColumns),
    loadStemmer({ address: manifest.stemmer, loadModule }),
  ]);
  const lexicon = createLexicon({
    starts: terms.files.length === 0 ? [] : terms.starts.split(' '),
    load: (file) => fetchJson<TermEntry[]>(terms.files[file] ?? ''),
    stem,
    related: createRelatedWords({ language, stem }),
  });
  const loadText = createTextLoader({ ...manifest, fetchJson: (address) => fetchJson<PageText>(address) });
  const backend = createBackend({ manifest, lexicon });
  const lookUp = createLookUp({
    backend,
    findNames: createNameFinder({ names, sources }),
    loadText,
    stem,
  });
  const isKnown = (word: string): boolean => lexicon.entriesOf(word).length > 0;
  const spelling = createSpelling({ address: manifest.words, names });
  const titles = new Map(names.flatMap((entry) => (entry[4] === undefined ? [] : [[entry[4], entry]])));
  const titleOf = (page: number): NameEntry | undefined => titles.get(page);
  const all = sources.map(({ label }) => label);
  const understandQuery = async (query: string): Promise<Understood> => {
    const words = wordsIn(query).filter((word) => !isStopWord({ word, language }));
    await lexicon.load(words);
    // An unknown word may be misspelled, or be a name with known parts. Load the data to check both.
    if (words.some((word) => !isKnown(word)))
      await Promise.all([spelling.load(), lexicon.load(nameWords(query))]);
    const vocabulary = createVocabulary({
      has: isKnown,
      words: () => [...spelling.words(), ...lexicon.loadedWords()],
    });
    const understood = understand({ query, vocabulary, language });
    await lexicon.load([...understood.terms, ...understood.phrases].flatMap(wordsIn));
    return understood;
  };
  return {
    async search({ query, sources: wanted, limit, onFirst }) {
      const understood = await understandQuery(query);
      const input = { query, understood };
      const attempts = attemptsOf({
        here: { ...input, wanted },
        anywhere: { ...input, wanted: all },
        lookUp,
      });
      for (const { find, isWidened } of attempts) {
        const found = await find();
        if (found.ranked.total === 0 && found.names.length === 0) continue;
        const { corrections, unknown } = understood;
        const partial = partialIn(found.ranked.hits);
        const complete = (shown: Shown): SearchResults => ({
          ...shown,
          corrections,
          unknown,
          partial,
          isWidened: isWidened && wanted.length < all.length,
        });
        const input = { found, understood, limit, labels: all, lexicon, backend, loadText, titleOf, stem };
        return complete(
          await showResults({ ...input, onFirst: async (shown) => onFirst?.(complete(shown)) }),
        );
      }
      const { corrections, unknown } = understood;
      const nothing = {
        symbols: [],
        pages: [],
        total: 0,
        shown: 0,
        partial: 'none' as const,
        isWidened: false,
      };
      return { ...nothing, corrections, unknown };
    },
  };
}

/** Misspelled words are compared with these words, which are loaded for the first unknown word. */
function createSpelling({ address, names }: { address: string; names: readonly NameEntry[] }): {
  load: () => Promise<void>;
  words: () => readonly string[];
} {
  let loading: Promise<void> | undefined;
  let words: readonly string[] = [];
  return {
    load() {
      loading ??= fetchJson<string[]>(address).then((found) => {
        words = [...found, ...names.flatMap(([name]) => [squeeze(name), ...nameWords(name)])];
      });
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    },
    words: () => words,
  };
}

function partialIn(hits: readonly Hit[]): SearchResults['partial'] {
  if (!hits.some(({ isPartial }) => isPartial)) return 'none';
  return hits.every(({ isPartial }) => isPartial) ? 'all' : 'some';
}

type Where = Parameters<ReturnType<typeof createLookUp>['all']>[0];

/**
 * The order matters: pages with all words in any scope come before pages with most of the words in this scope. An exact
 * name in another scope comes before page text in this scope.
 */
function attemptsOf({
  here,
  anywhere,
  lookUp,
}: {
  here: Where;
  anywhere: Where;
  lookUp: ReturnType<typeof createLookUp>;
}): { find: () => Promise<LookUp> | LookUp; isWidened: boolean }[] {
  const isElsewhere =
    lookUp.names(here).length === 0 &&
    namesMeant({ found: lookUp.names(anywhere), query: here.query }).length > 0;
  return [
    ...(isElsewhere ? [] : [{ find: () => lookUp.all(here), isWidened: false }]),
    { find: () => lookUp.all(anywhere), isWidened: true },
    { find: () => lookUp.most(here), isWidened: false },
    { find: () => lookUp.most(anywhere), isWidened: true },
  ];
}

async function loadStemmer({
  address,
  loadModule,
}: {
  address: string | undefined;
  loadModule: (address: string) => Promise<unknown>;
}): Promise<(word: string) => string> {
  if (address === undefined) return (word) => word;
  const { stemmer } = (await loadModule(address)) as { stemmer: (word: string) => string };
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemWord({ word, stemmer });
    known.set(word, stem);
    return stem;
  };
}

async function fetchJson<T>(address: string, cache: RequestCache = 'default'): Promise<T> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
