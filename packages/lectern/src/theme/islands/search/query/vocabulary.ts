import { distance } from './distance.js';

/** The site's words, and corrections for misspelled words. */
export interface Vocabulary {
  /** Returns whether a word is on the site, in any form, or is the start of a word on the site. */
  has(word: string): boolean;
  /**
   * Returns the word that the reader most likely meant; undefined if no word is similar. A name that consists of
   * several words matches only words with a similar spelling.
   */
  closest(word: string, options?: { isUnfinished?: boolean; isName?: boolean }): string | undefined;
}

/** The minimum length of a word to correct. Shorter words are similar to too many others. */
const shortest = 4;

/**
 * Creates a vocabulary. `words` must be in order of descending frequency, because the first of two equally similar
 * words matches.
 */
export function createVocabulary({
  has,
  words: list,
}: {
  has: (word: string) => boolean;
  words: () => readonly string[];
}): Vocabulary {
  return {
    has,
    closest(word, { isUnfinished = false, isName = false } = {}) {
      if (word.length < shortest) return undefined;
      const words = list();
      const most = allowed(word);
      let best: { word: string; cost: number } | undefined;
      for (const candidate of words) {
        const limit = best === undefined ? most : Math.min(most, Math.ceil(best.cost) - 1);
        if (limit < 1) break;
        const cost = costOf({ word, candidate, limit, isUnfinished });
        if (cost <= most && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: candidate, cost };
      }
      if (best !== undefined || isName) return best?.word;
      return sameRoot({ word, words }) ?? words.find((candidate) => candidate.includes(word));
    },
  };
}

/** Finds a word with the same root, such as “install” for “installation”. */
function sameRoot({ word, words }: { word: string; words: readonly string[] }): string | undefined {
  const root = rootOf(word);
  return root === word ? undefined : words.find((candidate) => stem(candidate) === root);
}

function allowed({ length }: string): number {
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

interface Comparison {
  word: string;
  candidate: string;
  limit: number;
  isUnfinished: boolean;
}

/**
 * Returns the cost of a correction (lower is better). A whole word costs less than an equally similar prefix of a
 * longer word. A candidate with several differences must start with the same letter, because readers rarely mistype the
 * first letter.
 */
function costOf({ word, candidate, limit: most, isUnfinished }: Comparison): number {
  const limit = word[0] === candidate[0] ? most : Math.min(1, most);
  const whole = distance({ a: word, b: candidate, limit });
  if (!isUnfinished || candidate.length <= word.length || word.length <= shortest) return whole;
  const beginning = distance({ a: word, b: candidate.slice(0, word.length), limit: limit - 1 });
  return Math.min(whole, beginning + 0.5);
}

const endings = /(?:ings?|ed|er|ers|ies|es|s|e|y)$/;

/** Returns a rough stem, to match “installation” with “install”. */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  const cut = word.replace(endings, '');
  return cut.replace(/(\p{L})\1$/u, '$1');
}

/**
 * For an English noun or adjective derived from another word, returns a rough stem of that word. Otherwise, returns the
 * word itself.
 */
function rootOf(word: string): string {
  const root = /^(.{5,})(?:ations?|ments?|able|ness)$/.exec(word)?.[1];
  return root === undefined ? word : stem(root);
}
