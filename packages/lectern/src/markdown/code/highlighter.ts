/** A run of text within one line. */
export interface Token {
  text: string;
  /** A class such as `tk-k`, or `''` for plain text. */
  classes: string;
}

/**
 * What the engine asks of a syntax highlighter, and all that it knows of one. Implementations must give back the text
 * they got: joining the tokens of every line with `\n` is the code.
 */
export interface Highlighter {
  name: string;
  /** Part of the cache key: a new version of the highlighter may color the same code otherwise. */
  version: string;
  highlight(input: { code: string; lang: string }): Token[][];
  /** True as well for the names of plain text. */
  supports(lang: string): boolean;
}

/** Code without colors: one token for each line, none for an empty one. */
export function plainLines(code: string): Token[][] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, classes: '' }]));
}

/** Languages whose text is never colored, so that naming them is not a mistake. */
export function isPlainText(lang: string): boolean {
  return ['', 'text', 'txt', 'plain', 'plaintext', 'none', 'caddyfile', 'caddy'].includes(lang.toLowerCase());
}
