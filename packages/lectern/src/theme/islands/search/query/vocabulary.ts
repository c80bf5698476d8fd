import { distance } from './distance.js';

export interface Vocabulary {
  /** Returns whether a word is on the site, in any form, or is the start of a word on the site. */
  has(word: string): boolean;
  /** Returns the most similar word; undefined if no word is similar. A name with several parts matches only words with a similar spelling. */
  closest(word: string, options?: { isUnfinished?: boolean; isName?: boolean }): string | undefined;
}

/** Shorter words are similar to too many other words. */
const shortest = 4;

/** `words` must be sorted by descending frequency, because the first of two equally similar words matches. */
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
 * Lower is better. A candidate with several differences must start with the same letter, because readers rarely mistype
 * the first letter.
 */
function costOf({ word, candidate, limit: most, isUnfinished }: Comparison): number {
  const limit = word[0] === candidate[0] ? most : Math.min(1, most);
  const whole = distance({ a: word, b: candidate, limit });
  if (!isUnfinished || candidate.length <= word.length || word.length <= shortest) return whole;
  const beginning = distance({ a: word, b: candidate.slice(0, word.length), limit: limit - 1 });
  return Math.min(whole, beginning + 0.5);
}

const endings = /(?:ings?|ed|er|ers|ies|es|s|e|y)$/;

function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  const cut = word.replace(endings, '');
  return cut.replace(/(\p{L})\1$/u, '$1');
}

/**
 * Returns a rough stem of an English noun or adjective, such as “install” for “installation”, or else the word itself.
 */
function rootOf(word: string): string {
  const root = /^(.{5,})(?:ations?|ments?|able|ness)$/.exec(word)?.[1];
  return root === undefined ? word : stem(root);
}
