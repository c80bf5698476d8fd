/*
 * How the search reads text: the build lists the words of a site this way, and the browser splits a query and the names
 * of symbols this way, so both agree on what a word is.
 */

const word = /[\p{L}\p{M}\p{N}_]+/gu;
/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;

/** Text between spaces and punctuation. */
export function tokensIn(text: string): string[] {
  // Letters of other scripts take several times as long to classify.
  const pattern = /[^\0-\x7f]/.test(text) ? word : /\w+/g;
  return text.match(pattern) ?? [];
}

/** The words of a string in lower case, in order: runs of letters and digits, divided if a script has no spaces. */
export function wordsIn(text: string): string[] {
  const words = tokensIn(text.toLowerCase());
  return unspaced.test(text) ? words.flatMap(segmentsOf) : words;
}

function segmentsOf(run: string): string[] {
  // Firefox has it since version 125.
  if (!unspaced.test(run) || typeof Intl.Segmenter !== 'function') return [run];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** Returns the stem of a word. Numbers, short words, and words with digits are unchanged. */
export function stemWord({ word, stemmer }: { word: string; stemmer: (word: string) => string }): string {
  return /^[\p{L}\p{M}]{3,}$/u.test(word) ? stemmer(word) : word;
}

/** The words of a name: `findPetsByStatus()` has find, pets, by and status. */
export function nameWords(name: string): string[] {
  return wordsIn(
    name
      .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replaceAll('_', ' '),
  );
}

/** True for a word in camel case or with underscores: its parts are words, too. */
export function hasParts(text: string): boolean {
  return /\p{Ll}\p{Lu}|[^_]_[^_]/u.test(text);
}

/** Only letters and digits, in lower case: equal for all spellings of a name. */
export function squeeze(text: string): string {
  // Letters of other scripts take several times as long to classify.
  const others = /[^\0-\x7f]/.test(text) ? /[^\p{L}\p{N}]+/gu : /[\W_]+/g;
  return text.toLowerCase().replaceAll(others, '');
}
