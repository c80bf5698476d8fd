import type { SourceContent } from '../../content/types.js';
import type { TraceSymbol } from './types.js';

/** Every name of the documented packages by which a design can name it: `AACVoiceAPI`, `AACVoiceAPI.start`. */
export function symbolTable(contents: readonly SourceContent[]): Map<string, TraceSymbol> {
  const symbols = contents.flatMap((content) => content.symbols ?? []);
  return new Map(symbols.map(({ name, route, anchor }) => [name, { name, route, anchor }]));
}
