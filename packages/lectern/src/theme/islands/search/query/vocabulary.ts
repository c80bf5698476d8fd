import { distance } from './distance.js';

/** Every word of the site, and what a misspelled one may stand for. */
export interface Vocabulary {
  /** True for a word of the site, for another form of one, and for its beginning. */
  has(word: string): boolean;
  /** The word of the site that was most likely meant; undefined where none is near. */
  closest(word: string, options?: { isUnfinished?: boolean }): string | undefined;
}

/** Shorter words have too many neighbors. */
const shortest = 4;

/** The words come with the most frequent first: of two that are equally near, the first is meant. */
export function createVocabulary({
  has,
  words: list,
}: {
  has: (word: string) => boolean;
  words: () => readonly string[];
}): Vocabulary {
  return {
    has,
    closest(word, { isUnfinished = false } = {}) {
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
      return best?.word ?? sameRoot({ word, words }) ?? words.find((candidate) => candidate.includes(word));
    },
  };
}

/** A reader who types “installation” is helped where the site only says “install”. */
function sameRoot({ word, words }: { word: string; words: readonly string[] }): string | undefined {
  const root = rootOf(word);
  return root === word ? undefined : words.find((candidate) => stem(candidate) === root);
}

/** Wrong letters that a word of this length can bear. */
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

/** A whole word is meant rather than the beginning of a longer one, where both are equally near. */
function costOf({ word, candidate, limit, isUnfinished }: Comparison): number {
  const whole = distance({ a: word, b: candidate, limit });
  if (!isUnfinished || candidate.length <= word.length || word.length <= shortest) return whole;
  const beginning = distance({ a: word, b: candidate.slice(0, word.length), limit: limit - 1 });
  return Math.min(whole, beginning + 0.5);
}

const endings = /(?:ings?|ed|er|ers|ies|es|s|e|y)$/;

/**
 * A rough stem: enough to see that “installation” may stand for “install”.
 */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  const cut = word.replace(endings, '');
  return cut.replace(/(\p{L})\1$/u, '$1');
}

/** What an English noun or adjective is derived from, as its rough stem; the word itself where it is derived from none. */
function rootOf(word: string): string {
  const root = /^(.{5,})(?:ations?|ments?|able|ness)$/.exec(word)?.[1];
  return root === undefined ? word : stem(root);
}
