export interface Token {
  text: string;
  classes: string;
}

/**
 * Implementations must preserve the code: concatenating the tokens in each line, and joining the lines with line feeds,
 * must result in the input.
 */
export interface Highlighter {
  name: string;
  /** The version is part of the cache key, because a new version may highlight the same code differently. */
  version: string;
  highlight(input: { code: string; lang: string }): Token[][];
  supports(lang: string): boolean;
}

export function plainLines(code: string): Token[][] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, classes: '' }]));
}

export function isPlainText(lang: string): boolean {
  return ['', 'text', 'txt', 'plain', 'plaintext', 'none', 'caddyfile', 'caddy'].includes(lang.toLowerCase());
}
