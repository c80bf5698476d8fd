import type { TermEntry } from '../../util/search-postings.js';
import { decodeForms } from '../../util/search-postings.js';

export type WordCount = [word: string, pages: number];

/** The maximum number of words to compare with a misspelled one; at most 25 kB compressed. */
const mostWords = 8000;

/** Lists the words in a word file that can replace a misspelled word. */
export function wordsOfFile(text: string): WordCount[] {
  const entries = JSON.parse(text) as TermEntry[];
  return entries.flatMap(([, forms]) => [...decodeForms(forms)].filter(([word]) => isWord(word)));
}

/** Returns the most frequent words of a site, in the same order in every build. */
export function vocabulary(counts: readonly WordCount[]): string[] {
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word);
}

/** Rejects numbers, and words that are too short or long to correct. */
function isWord(word: string): boolean {
  return word.length >= 3 && word.length <= 40 && /^\p{L}[\p{L}\p{M}\p{N}_]*$/u.test(word);
}
