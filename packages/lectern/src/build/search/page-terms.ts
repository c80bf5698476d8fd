import type { SearchName } from '../../content/types.js';
import { mostImpact } from '../../util/search-postings.js';
import { hasParts, nameWords, tokensIn, wordsIn } from '../../util/search-tokens.js';
import type { Section } from './sections.js';

export type PageTerm = [stem: string, impact: number, ...forms: string[]];

/**
 * A token is text between spaces or punctuation. An identifier is one token, but each of its parts also counts as a
 * word.
 */
interface Word {
  stem: string;
  form: string;
  /** Lower for a part of an identifier. */
  count: number;
}

export type Tokenizer = (text: string) => Word[][];

/** In characters. Longer words are usually hashes or encoded data. */
const longest = 40;

/** Pages share most words, so each distinct token is split and stemmed only once. */
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
  count: number;
  inHeading: boolean;
  inTitle: boolean;
}

export function pageTerms({
  title,
  names = [],
  sections,
  tokenize,
}: {
  title: string;
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

/** BM25 with a fixed average page length. With the actual average, each edit would change the impact of every word. */
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
