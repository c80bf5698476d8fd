/* Splits text into words for search: pages in the build, and queries and symbol names in the browser. */

/* Patterns for letters in all scripts take milliseconds to compile, and several times as long to match, so there are
   separate patterns for ASCII text. */
const notAscii = /[^\0-\x7f]/;
const word = /[\p{L}\p{M}\p{N}_]+/gu;
/** Matches letters in scripts that don't put spaces between words. */
export const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u;

export function tokensIn(text: string): string[] {
  const pattern = notAscii.test(text) ? word : /\w+/g;
  return text.match(pattern) ?? [];
}

/**
 * Returns words in order and in lower case. In scripts without spaces between words, runs of letters are split further.
 */
export function wordsIn(text: string): string[] {
  const words = tokensIn(text.toLowerCase());
  return notAscii.test(text) && unspaced.test(text) ? words.flatMap(segmentsOf) : words;
}

function segmentsOf(run: string): string[] {
  // In a browser without `Intl.Segmenter`, such as Firefox before version 125, don't split the run.
  if (!unspaced.test(run) || typeof Intl.Segmenter !== 'function') return [run];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** Numbers, short words, and words with digits stay unchanged. */
export function stemWord({ word, stemmer }: { word: string; stemmer: (word: string) => string }): string {
  const letters = notAscii.test(word) ? /^[\p{L}\p{M}]{3,}$/u : /^[a-zA-Z]{3,}$/;
  return letters.test(word) ? stemmer(word) : word;
}

/** `findPetsByStatus()` consists of find, pets, by, and status. */
export function nameWords(name: string): string[] {
  const [part, acronym] = notAscii.test(name)
    ? [/(\p{Ll}|\p{N})(\p{Lu})/gu, /(\p{Lu})(\p{Lu}\p{Ll})/gu]
    : [/([a-z0-9])([A-Z])/g, /([A-Z])([A-Z][a-z])/g];
  return wordsIn(name.replaceAll(part, '$1 $2').replaceAll(acronym, '$1 $2').replaceAll('_', ' '));
}

export function hasParts(text: string): boolean {
  const pattern = notAscii.test(text) ? /\p{Ll}\p{Lu}|[^_]_[^_]/u : /[a-z][A-Z]|[^_]_[^_]/;
  return pattern.test(text);
}

/** All spellings of a name become equal. */
export function squeeze(text: string): string {
  const others = notAscii.test(text) ? /[^\p{L}\p{N}]+/gu : /[\W_]+/g;
  return text.toLowerCase().replaceAll(others, '');
}

/** `(AT-11),` becomes `AT-11`. */
export function trimPunctuation(text: string): string {
  const around = notAscii.test(text) ? /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu : /^\W+|\W+$/g;
  return text.replaceAll(around, '');
}
