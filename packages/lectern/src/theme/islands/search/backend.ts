import type { SearchManifest } from '../../../build/search/index.js';
import { mostImpact, readPostings } from '../../../util/search-postings.js';
import type { FoundEntry, Lexicon } from './lexicon.js';
import type { RankedPages, Scores } from './query/rank.js';
import { bestPages, byCoverage } from './query/rank.js';

/** The word files for a query must be loaded before these functions are called. */
export interface SearchBackend {
  /** Finds the pages that contain all words, in any form. The best match comes first. */
  find(input: FindInput): RankedPages;
  /** Finds the pages that contain most of the words. Pages with all words come first. */
  findMost(input: FindInput): RankedPages;
  /** Returns a word's rarity: the fewer pages contain the word, the higher its rarity. */
  rarityOf(word: string): number;
}

export interface FindInput {
  words: readonly string[];
  sources: readonly string[];
}

/** Weight of a longer word that starts with the typed word, relative to the typed word. */
const beginning = 0.5;
/** Weight of a word with the same meaning, relative to the typed word. */
const related = 0.6;

export function createBackend({
  manifest: { sources, sizes, pages },
  lexicon,
}: {
  manifest: Pick<SearchManifest, 'sources' | 'sizes' | 'pages'>;
  lexicon: Pick<Lexicon, 'entriesOf'>;
}): SearchBackend {
  const known = new Map<string, ScoredWord>();
  // Each keystroke changes only a few words in the query, so the scores are cached.
  const scoresOf = (word: string): ScoredWord => {
    const found = known.get(word) ?? scoreWord({ entries: lexicon.entriesOf(word), pages });
    if (known.size > mostKnown) known.clear();
    known.set(word, found);
    return found;
  };
  const eachPage = (wanted: readonly string[], onPage: (page: number, weight: number) => void): void => {
    let end = 0;
    for (const [index, { label, weight }] of sources.entries()) {
      let page = end;
      end += sizes[index] ?? 0;
      if (wanted.includes(label)) for (; page < end; page += 1) onPage(page, weight);
    }
  };
  return {
    find({ words, sources: wanted }) {
      const lists = words.map((word) => scoresOf(word).scores);
      const sums = new Float64Array(pages);
      eachPage(wanted, (page, weight) => {
        sums[page] = sumOf(lists, page) * weight;
      });
      return bestPages(sums);
    },
    findMost({ words, sources: wanted }) {
      return byCoverage({
        words: words.map((word) => {
          const { scores, rarity } = scoresOf(word);
          const weighted = new Float64Array(pages);
          eachPage(wanted, (page, weight) => {
            weighted[page] = (scores[page] ?? 0) * weight;
          });
          return { rarity, scores: weighted };
        }),
      });
    },
    rarityOf: (word) => scoresOf(word).rarity,
  };
}

const mostKnown = 20;

function sumOf(lists: readonly Scores[], page: number): number {
  let sum = 0;
  for (const scores of lists) {
    const score = scores[page] ?? 0;
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

interface ScoredWord {
  scores: Scores;
  rarity: number;
}

function scoreWord({ entries, pages }: { entries: readonly FoundEntry[]; pages: number }): ScoredWord {
  const scores = new Float64Array(pages);
  let found = 0;
  for (const { entry, isWhole, isRelated = false } of entries) {
    const share = isRelated ? related : beginning;
    const weight = (isWhole && !isRelated ? 1 : share) / (mostImpact + 1);
    readPostings(entry[2], (page, impact) => {
      const known = scores[page] ?? 0;
      if (known === 0) found += 1;
      scores[page] = Math.max(known, weight * (impact + 1));
    });
  }
  const rarity = Math.log(1 + (pages - found + 0.5) / (found + 0.5)) + 0.1;
  for (let page = 0; page < pages; page += 1) scores[page] = (scores[page] ?? 0) * rarity;
  return { scores, rarity };
}
