import { wordsIn } from '../../../util/search-tokens.js';
import type { SearchBackend } from './backend.js';
import type { Stem } from './closeness.js';
import { hasPhrase } from './closeness.js';
import type { LoadText } from './page-texts.js';
import type { FoundName, NameFinder } from './query/names.js';
import type { RankedPages } from './query/rank.js';
import { areFew, noPages } from './query/rank.js';
import type { Understood } from './query/understand.js';

export interface LookUp {
  ranked: RankedPages;
  names: FoundName[];
}

interface Where {
  query: string;
  understood: Understood;
  wanted: readonly string[];
}

interface Options {
  backend: SearchBackend;
  findNames: NameFinder;
  loadText: LoadText;
  stem: Stem;
}

/** Checking the phrases on a page requires a request for the page's text. */
const mostTexts = 60;

export function createLookUp({ backend, findNames, loadText, stem }: Options): {
  /**
   * If only a few pages contain all words, adds pages with most of the words, unless the query has a quoted phrase or
   * is an exact name.
   */
  all: (where: Where) => Promise<LookUp>;
  /** Finds nothing if the query has quoted phrases. */
  most: (where: Where) => LookUp;
  names: (where: Where) => FoundName[];
} {
  const namesOf = ({ query, understood: { phrases, terms }, wanted }: Where): FoundName[] =>
    findNames({ query: phrases.length === 0 ? query : phrases.join(' '), terms, wanted });
  const mostOf = ({ understood: { terms }, wanted }: Where): RankedPages => {
    const words = [...new Set(terms.flatMap(wordsIn))];
    return words.length < 2 ? noPages : backend.findMost({ words, sources: wanted });
  };
  return {
    names: namesOf,
    async all(where) {
      const { understood, wanted } = where;
      const { terms, phrases } = understood;
      const words = [...new Set([...terms, ...phrases].flatMap(wordsIn))];
      const ranked = words.length === 0 ? noPages : backend.find({ words, sources: wanted });
      const names = namesOf(where);
      if (phrases.length > 0)
        return { ranked: await withPhrases({ ranked, phrases, loadText, stem }), names };
      const isFilled =
        ranked.total > 0 && areFew(ranked) && words.length > 1 && !names.some(({ isExact }) => isExact);
      return { ranked: isFilled ? mostOf(where) : ranked, names };
    },
    most: (where) => ({ ranked: where.understood.phrases.length > 0 ? noPages : mostOf(where), names: [] }),
  };
}

async function withPhrases({
  ranked,
  phrases,
  loadText,
  stem,
}: {
  ranked: RankedPages;
  phrases: readonly string[];
  loadText: LoadText;
  stem: Stem;
}): Promise<RankedPages> {
  const likely = ranked.hits.slice(0, mostTexts);
  const texts = await Promise.all(likely.map(({ page }) => loadText(page)));
  const hits = likely.filter((_, index) => {
    const text = texts[index];
    return text !== undefined && phrases.every((phrase) => hasPhrase({ text, phrase, stem }));
  });
  return { hits, total: hits.length };
}
