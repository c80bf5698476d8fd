import type { SearchName } from '../../content/types.js';
import { mostImpact } from '../../util/search-postings.js';
import { hasParts, nameWords, tokensIn, wordsIn } from '../../util/search-tokens.js';
import type { Section } from './sections.js';

/** An index entry for one word on one page. */
export type PageTerm = [stem: string, impact: number, ...forms: string[]];

/**
 * A word in a token. A token is text between spaces or punctuation. An identifier is one token, but each of its parts
 * also counts as a word.
 */
interface Word {
  stem: string;
  form: string;
  /** The weight of the occurrence; lower for a part of an identifier. */
  count: number;
}

export type Tokenizer = (text: string) => Word[][];

/** Maximum length of an indexed word, in characters. Longer words are usually hashes or encoded data. */
const longest = 40;

/** Creates a tokenizer. It splits and stems each distinct word only once, because pages share most words. */
export function createTokenizer(stem: (word: string) => string): Tokenizer {
  const known = new Map<string, Word[]>();
  const read = (token: string): Word[] => {
    const words = wordsIn(token).map((form) => ({ form, count: 1 }));
    const parts = hasParts(token) ? nameWords(token).map((form) => ({ form, count: 0.5 })) : [];
    return [...words, ...parts]
      .filter(({ form }) => form.length <= longest)
      .map(({ form, count }) => ({ stem: stem(form), form, count }));
  };
  return (text) =>
    tokensIn(text).map((token) => {
      const words = known.get(token) ?? read(token);
      known.set(token, words);
      return words;
    });
}

interface Counted {
  forms: Set<string>;
  /** Weighted number of occurrences. A part of an identifier counts less than a whole word. */
  count: number;
  inHeading: boolean;
  inTitle: boolean;
}

/** Returns the words of a page, sorted by stem. */
export function pageTerms({
  title,
  names = [],
  sections,
  tokenize,
}: {
  title: string;
  /** Other names of the page, and names of its headings. */
  names?: readonly SearchName[];
  sections: readonly Section[];
  tokenize: Tokenizer;
}): PageTerm[] {
  const terms = new Map<string, Counted>();
  let length = 0;
  const addText = (text: string, { inHeading = false, inTitle = false }): void => {
    for (const words of tokenize(text)) {
      length += 1;
      for (const { stem, form, count } of words) {
        let known = terms.get(stem);
        if (known === undefined) {
          known = { forms: new Set(), count: 0, inHeading: false, inTitle: false };
          terms.set(stem, known);
        }
        known.forms.add(form);
        known.count += count;
        known.inHeading ||= inHeading;
        known.inTitle ||= inTitle;
      }
    }
  };
  for (const { heading, level, text } of sections) {
    addText(heading, { inHeading: true, inTitle: level === 1 });
    addText(text, {});
  }
  const titleWords = wordsIn(title);
  addText(title, { inHeading: true, inTitle: true });
  for (const { name, id } of names) addText(name, { inHeading: true, inTitle: id === undefined });
  const impactOf = impactFor({ length, titleLength: titleWords.length });
  return [...terms]
    .map(([key, counted]): PageTerm => [key, impactOf(counted), ...[...counted.forms].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Number of words on an average page. On a longer page, a word must occur more often to have the same impact. */
const middle = 500;

/**
 * Computes the impact of a word with BM25. BM25 compares the page's length with the average page length, which is fixed
 * here: with the actual average, each edit would change the impact of every word. A word in a short title counts at
 * least twice as much as the most frequent word in the text.
 */
function impactFor({
  length,
  titleLength,
}: {
  length: number;
  titleLength: number;
}): (term: Pick<Counted, 'count' | 'inHeading' | 'inTitle'>) => number {
  const relative = Math.min(Math.max(length / middle, 0.2), 6);
  const inTitleCounts = 2 / (1 + 0.12 * Math.max(0, titleLength - 1));
  return ({ count, inHeading, inTitle }) => {
    const frequency = count / (count + 1.2 * (0.4 + 0.6 * relative));
    const sum = frequency + (inHeading ? 0.6 : 0) + (inTitle ? inTitleCounts : 0);
    return Math.max(0, Math.min(mostImpact, Math.round((sum / 3.6) * mostImpact)));
  };
}
