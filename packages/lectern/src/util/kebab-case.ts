/** A run that is one word: an ordinal number, letters with at most a capital in front, an acronym, digits, other letters. */
const words =
  /\d*(?:1st|2nd|3rd|(?![123])\dth)(?![\p{Ll}\d])|\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?![\p{Lu}\d])|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\d+|\p{Lo}+/gu;

/**
 * The words of a text in lower case, with hyphens between them: `Web API` and `webAPI` are `web-api`. URLs of tags
 * are made of it, as Docusaurus makes them with lodash; a test compares the two.
 */
export function kebabCase(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}|['\u2019]/gu, '');
  return [...plain.matchAll(words)].map(([word]) => word.toLowerCase()).join('-');
}
