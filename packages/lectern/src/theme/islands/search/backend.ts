import type { SearchManifest } from '../../../build/search/index.js';
import type { TermEntry } from '../../../util/search-postings.js';
import { mostImpact, readPostings } from '../../../util/search-postings.js';
import type { Lexicon } from './lexicon.js';
import type { Hit } from './query/rank.js';
import { bestFirst } from './query/rank.js';

/** An index whose words have been fetched, so that it can be searched. */
export interface SearchBackend {
  /** Finds the pages that contain all of the words, in any form, best first. */
  find(input: FindInput): Hit[];
  /** Returns how much a word says about a page: the fewer pages contain it, the more. */
  rarityOf(word: string): number;
}

export interface FindInput {
  words: readonly string[];
  /** Labels of the sources to search. Pages of other sources are ignored. */
  sources: readonly string[];
}

/** Weight of a longer word that starts with the typed one, relative to a whole word. */
const beginning = 0.5;

export function createBackend({
  manifest: { sources, sizes, pages },
  lexicon,
}: {
  manifest: Pick<SearchManifest, 'sources' | 'sizes' | 'pages'>;
  lexicon: Pick<Lexicon, 'entriesOf'>;
}): SearchBackend {
  const known = new Map<string, ScoredWord>();
  // While a reader types, most words of the query stay the same, so their scores are cached.
  const scoresOf = (word: string): ScoredWord => {
    const found = known.get(word) ?? scoreWord({ entries: lexicon.entriesOf(word), pages });
    if (known.size > mostKnown) known.clear();
    known.set(word, found);
    return found;
  };
  return {
    find({ words, sources: wanted }) {
      const lists = words.map((word) => scoresOf(word).scores);
      const hits: Hit[] = [];
      let start = 0;
      for (const [index, { label, weight }] of sources.entries()) {
        const end = start + (sizes[index] ?? 0);
        if (wanted.includes(label))
          for (let page = start; page < end; page += 1) {
            const score = sumOf(lists, page);
            if (score > 0) hits.push({ page, score: score * weight });
          }
        start = end;
      }
      return bestFirst(hits);
    },
    rarityOf: (word) => scoresOf(word).rarity,
  };
}

const mostKnown = 20;

/** Returns the score of all words of a query on a page; 0 if one of them is missing. */
function sumOf(lists: readonly Float32Array[], page: number): number {
  let sum = 0;
  for (const scores of lists) {
    const score = scores[page] ?? 0;
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

interface ScoredWord {
  /** Scores by page; 0 if the page doesn't contain the word. */
  scores: Float32Array;
  rarity: number;
}

/** Computes the score of a word on each page. Rare words count more than frequent ones. */
function scoreWord({
  entries,
  pages,
}: {
  entries: readonly { entry: TermEntry; isWhole: boolean }[];
  pages: number;
}): ScoredWord {
  const scores = new Float32Array(pages);
  let found = 0;
  for (const { entry, isWhole } of entries) {
    const weight = (isWhole ? 1 : beginning) / (mostImpact + 1);
    readPostings(entry[2], (page, impact) => {
      const known = scores[page] ?? 0;
      if (known === 0) found += 1;
      scores[page] = Math.max(known, weight * (impact + 1));
    });
  }
  const rarity = Math.log(1 + (pages - found + 0.5) / (found + 0.5)) + 0.1;
  return { scores: scores.map((score) => score * rarity), rarity };
}
