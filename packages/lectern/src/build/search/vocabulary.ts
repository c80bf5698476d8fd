import { wordsIn } from '../../util/search-tokens.js';

/** Words by the number of pages that have them. */
export type WordCounts = Record<string, number>;

/** Words that the browser compares with a misspelled one; some 60 kB after compression. */
const mostWords = 20_000;

/** Counts the words of some pages, given as HTML without what is no text. */
export function countWords(texts: readonly string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const plain = text.replaceAll(/<[^>]*>|&[#\w]+;/g, ' ');
    for (const word of new Set(wordsIn(plain)))
      if (isWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** All words of the documents of a site, the most frequent first; in the same order in every build. */
export function vocabulary(counts: readonly WordCounts[]): string[] {
  return Object.entries(addCounts(counts))
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word);
}

/** The counts of several groups of pages as one. */
export function addCounts(counts: readonly WordCounts[]): WordCounts {
  const total = new Map<string, number>();
  for (const part of counts)
    for (const [word, count] of Object.entries(part)) total.set(word, (total.get(word) ?? 0) + count);
  return Object.fromEntries(total);
}

/** Numbers, hashes and words that no one types are none. */
function isWord(word: string): boolean {
  return word.length >= 3 && word.length <= 40 && /^\p{L}[\p{L}\p{N}_]*$/u.test(word);
}
