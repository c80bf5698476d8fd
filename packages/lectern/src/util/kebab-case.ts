const words =
  /\d*(?:1st|2nd|3rd|(?![123])\dth)(?![\p{Ll}\d])|\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?![\p{Lu}\d])|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\d+|\p{Lo}+/gu;

/** Returns the same result as lodash's `kebabCase`, which Docusaurus uses for tag URLs. */
export function kebabCase(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}|['\u2019]/gu, '');
  return [...plain.matchAll(words)].map(([word]) => word.toLowerCase()).join('-');
}
