import { yamlLibrary } from '../util/yaml-library.js';

/**
 * Lexer tokens that aren't text: a byte order mark, and tokens that mark the start of a document, an error, or a
 * scalar.
 */
const controls = new Set(['\u{FEFF}', '\x02', '\x18', '\x1f']);

export function* yamlTokens(text: string): Generator<{ token: string; offset: number }> {
  const { Lexer } = yamlLibrary();
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (controls.has(token)) continue;
    yield { token, offset };
    offset += token.length;
  }
}
