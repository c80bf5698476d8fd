/**
 * The maximum number of words in a command's name. Longer names are hard to say in one breath, and the first words are
 * enough to tell headings apart.
 */
const MOST_WORDS = 5;

/**
 * Returns the spoken form of a heading or a title: its words in lower case, without leading numbers. Returns
 * `undefined` if its pronunciation is ambiguous, for example because it contains digits.
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
