import type { SourceContent } from 'lectern/plugin';
import type { TraceSymbol } from './types.js';

/** Returns every name that a design can use for a documented symbol, such as `AACVoiceAPI` or `AACVoiceAPI.start`. */
export function symbolTable(contents: readonly Pick<SourceContent, 'symbols'>[]): Map<string, TraceSymbol> {
  const symbols = contents.flatMap((content) => content.symbols ?? []);
  return new Map(symbols.map(({ name, route, anchor }) => [name, { name, route, anchor }]));
}
