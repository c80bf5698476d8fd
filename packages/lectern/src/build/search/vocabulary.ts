import type { TermEntry } from '../../util/search-postings.js';
import { decodeForms } from '../../util/search-postings.js';

export type WordCount = [word: string, pages: number];

/** At most 25 kB compressed. A misspelled word is compared with all of these words. */
const mostWords = 8000;

export function wordsOfFile(text: string): WordCount[] {
  const entries = JSON.parse(text) as TermEntry[];
  return entries.flatMap(([, forms]) => [...decodeForms(forms)].filter(([word]) => isWord(word)));
}

export function vocabulary(counts: readonly WordCount[]): string[] {
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word);
}

function isWord(word: string): boolean {
  return word.length >= 3 && word.length <= 40 && /^\p{L}[\p{L}\p{M}\p{N}_]*$/u.test(word);
}
