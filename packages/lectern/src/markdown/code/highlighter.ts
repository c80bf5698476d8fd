export interface Token {
  text: string;
  classes: string;
}

/**
 * The interface of a syntax highlighter. Implementations must preserve the code: concatenating the tokens of each line,
 * and joining the lines with line feeds, must result in the input.
 */
export interface Highlighter {
  name: string;
  /** Part of the cache key, because a new version may highlight the same code differently. */
  version: string;
  highlight(input: { code: string; lang: string }): Token[][];
  /** Returns whether a language is supported. Also returns true for the names of plain text, such as `txt`. */
  supports(lang: string): boolean;
}

/** Returns code without highlighting: one token per line, and none for an empty line. */
export function plainLines(code: string): Token[][] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, classes: '' }]));
}

/**
 * Returns whether a language name means plain text. Plain text is never highlighted, and its names are never reported
 * as unknown languages.
 */
export function isPlainText(lang: string): boolean {
  return ['', 'text', 'txt', 'plain', 'plaintext', 'none', 'caddyfile', 'caddy'].includes(lang.toLowerCase());
}
