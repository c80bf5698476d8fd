import { yamlLibrary } from '../util/yaml-library.js';

/**
 * Tokens of the lexer that don't appear in the text: a byte order mark, and the starts of documents, errors, and
 * scalars.
 */
const controls = new Set(['\u{FEFF}', '\x02', '\x18', '\x1f']);

/** Returns the tokens of a YAML text with their offsets. */
export function* yamlTokens(text: string): Generator<{ token: string; offset: number }> {
  const { Lexer } = yamlLibrary();
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (controls.has(token)) continue;
    yield { token, offset };
    offset += token.length;
  }
}
