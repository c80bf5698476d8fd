import { distance } from './distance.js';

/** The words of the site, and corrections of misspelled ones. */
export interface Vocabulary {
  /** True for a word of the site, for another form of one, and for its beginning. */
  has(word: string): boolean;
  /**
   * The word of the site that was most likely meant; undefined if none is similar. A name of several words is only compared
   * with words that are spelled like it.
   */
  closest(word: string, options?: { isUnfinished?: boolean; isName?: boolean }): string | undefined;
}

/** Shorter words have too many neighbors. */
const shortest = 4;

/** Words are sorted by frequency, so of two equally similar words, the first is chosen. */
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

/** A search for “installation” finds “install” if the site only has that. */
function sameRoot({ word, words }: { word: string; words: readonly string[] }): string | undefined {
  const root = rootOf(word);
  return root === word ? undefined : words.find((candidate) => stem(candidate) === root);
}

/** Maximum edit distance for a word of this length. */
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
 * A whole word takes precedence over the start of a longer one if both are equally similar. Several mistakes are one word
 * only if it begins the same: readers rarely mistype the first letter, and “mismatch” is not “dispatch”.
 */
function costOf({ word, candidate, limit: most, isUnfinished }: Comparison): number {
  const limit = word[0] === candidate[0] ? most : Math.min(1, most);
  const whole = distance({ a: word, b: candidate, limit });
  if (!isUnfinished || candidate.length <= word.length || word.length <= shortest) return whole;
  const beginning = distance({ a: word, b: candidate.slice(0, word.length), limit: limit - 1 });
  return Math.min(whole, beginning + 0.5);
}

const endings = /(?:ings?|ed|er|ers|ies|es|s|e|y)$/;

/**
 * A rough stem: enough to see that “installation” may mean “install”.
 */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  const cut = word.replace(endings, '');
  return cut.replace(/(\p{L})\1$/u, '$1');
}

/** What an English noun or adjective is derived from, as its rough stem; the word itself if it isn't derived from one. */
function rootOf(word: string): string {
  const root = /^(.{5,})(?:ations?|ments?|able|ness)$/.exec(word)?.[1];
  return root === undefined ? word : stem(root);
}
