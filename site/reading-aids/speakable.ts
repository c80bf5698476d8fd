/** A longer name is hard to say in one breath, and the first words are enough to tell headings apart. */
const MOST_WORDS = 5;

/**
 * Returns the heading's words in lower case, without leading numbers, or `undefined` if the pronunciation is ambiguous,
 * for example because of digits.
 */
export function speakable(title: string): string | undefined {
  const words = title
    .replace(/^(?:[A-Z]+(?:-[A-Z]+)*-\d+:|\d+\.)\s+/u, '')
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .replace(/’/gu, "'")
    .toLowerCase()
    .split(/[\s/–—-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return words.length > 0 && words.every((word) => /^[a-z']+$/u.test(word)) ? words.join(' ') : undefined;
}
