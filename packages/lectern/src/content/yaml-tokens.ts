import { yamlLibrary } from '../util/yaml-library.js';

/**
 * Control tokens of the lexer, which contain no text: a byte order mark, and marks for the start of a document, an
 * error, or a scalar.
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
