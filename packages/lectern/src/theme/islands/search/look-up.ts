import { wordsIn } from '../../../util/search-tokens.js';
import type { SearchBackend } from './backend.js';
import type { Stem } from './closeness.js';
import { hasPhrase } from './closeness.js';
import type { LoadText } from './page-texts.js';
import type { FoundName, NameFinder } from './query/names.js';
import type { Hit } from './query/rank.js';
import { byCoverage } from './query/rank.js';
import type { Understood } from './query/understand.js';

/** The results of a query in some of the sources. */
export interface LookUp {
  hits: Hit[];
  names: FoundName[];
  /** No page contains all of the words; these contain most of them. */
  isPartial: boolean;
}

interface Where {
  query: string;
  understood: Understood;
  /** Labels of the sources to search. */
  wanted: readonly string[];
}

interface Options {
  backend: SearchBackend;
  findNames: NameFinder;
  loadText: LoadText;
  stem: Stem;
  /** Total number of pages. */
  pages: number;
}

/** Only the texts show whether words are side by side, and each text takes a request. */
const mostTexts = 60;

export function createLookUp({ backend, findNames, loadText, stem, pages }: Options): {
  /** Finds pages that contain every word, and names. */
  all: (where: Where) => Promise<LookUp>;
  /** Finds pages that contain most of the words. Quoted phrases must still match as a whole. */
  most: (where: Where) => LookUp;
  /** The names in some sources that match a query. */
  names: (where: Where) => FoundName[];
} {
  const namesOf = ({ query, understood: { phrases, terms }, wanted }: Where): FoundName[] =>
    findNames({ query: phrases.length === 0 ? query : phrases.join(' '), terms, wanted });
  return {
    names: namesOf,
    async all(where) {
      const { understood, wanted } = where;
      const { terms, phrases } = understood;
      const words = [...new Set([...terms, ...phrases].flatMap(wordsIn))];
      const hits = words.length === 0 ? [] : backend.find({ words, sources: wanted });
      return {
        hits: phrases.length === 0 ? hits : await withPhrases({ hits, phrases, loadText, stem }),
        names: namesOf(where),
        isPartial: false,
      };
    },
    most({ understood: { terms, phrases }, wanted }) {
      const words = [...new Set(terms.flatMap(wordsIn))];
      if (phrases.length > 0 || words.length < 2) return { hits: [], names: [], isPartial: true };
      const lists = words.map((word) => backend.find({ words: [word], sources: wanted }));
      return { hits: byCoverage({ lists, pages }), names: [], isPartial: true };
    },
  };
}

async function withPhrases({
  hits,
  phrases,
  loadText,
  stem,
}: {
  hits: readonly Hit[];
  phrases: readonly string[];
  loadText: LoadText;
  stem: Stem;
}): Promise<Hit[]> {
  const likely = hits.slice(0, mostTexts);
  const texts = await Promise.all(likely.map(({ page }) => loadText(page)));
  return likely.filter((_, index) => {
    const text = texts[index];
    return text !== undefined && phrases.every((phrase) => hasPhrase({ text, phrase, stem }));
  });
}
