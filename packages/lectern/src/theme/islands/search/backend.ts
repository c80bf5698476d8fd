import type { SearchManifest } from '../../../build/search/index.js';
import type { TermEntry } from '../../../util/search-postings.js';
import { mostImpact, readPostings } from '../../../util/search-postings.js';
import type { Lexicon } from './lexicon.js';
import type { Hit } from './query/rank.js';

/** What searches an index whose words have been fetched. */
export interface SearchBackend {
  /** Finds the pages that have all of some words, other forms of them included. The best first. */
  find(input: FindInput): Hit[];
}

export interface FindInput {
  words: readonly string[];
  /** Labels of sources; pages of others are not looked for. */
  sources: readonly string[];
}

/** How much a longer word counts that starts with what was typed. */
const beginning = 0.5;

export function createBackend({
  manifest: { sources, sizes, pages },
  lexicon,
}: {
  manifest: Pick<SearchManifest, 'sources' | 'sizes' | 'pages'>;
  lexicon: Pick<Lexicon, 'entriesOf'>;
}): SearchBackend {
  const known = new Map<string, Float32Array>();
  // Letter by letter, most words of a query stay: what they score is computed once.
  const scoresOf = (word: string): Float32Array => {
    const found = known.get(word) ?? scoreWord({ entries: lexicon.entriesOf(word), pages });
    if (known.size > mostKnown) known.clear();
    known.set(word, found);
    return found;
  };
  return {
    find({ words, sources: wanted }) {
      const lists = words.map(scoresOf);
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
      return hits.sort((a, b) => b.score - a.score || a.page - b.page);
    },
  };
}

const mostKnown = 20;

/** What all words of a query score on a page; 0 if one of them isn't on it. */
function sumOf(lists: readonly Float32Array[], page: number): number {
  let sum = 0;
  for (const scores of lists) {
    const score = scores[page] ?? 0;
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** What a word scores on each page. Rare words count more than frequent ones. */
function scoreWord({
  entries,
  pages,
}: {
  entries: readonly { entry: TermEntry; isWhole: boolean }[];
  pages: number;
}): Float32Array {
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
  return scores.map((score) => score * rarity);
}
