import type { SourceContent } from '../../content/types.js';
import type { OutlineEntry } from '../../sources/typedoc/outline-model.js';
import type { TraceSymbol } from './types.js';

/** Every name of the documented packages by which a design can name it: `AACVoiceAPI`, `AACVoiceAPI.start`. */
export function symbolTable(contents: readonly SourceContent[]): Map<string, TraceSymbol> {
  const entries = contents.flatMap(({ code }) => code?.outline ?? []);
  return new Map(entries.flatMap(namesOf).map((symbol) => [symbol.name, symbol]));
}

function namesOf({ name, to, members }: OutlineEntry): TraceSymbol[] {
  const own = members
    // A function is listed as a member of itself.
    .filter((member) => member.to.anchor !== undefined)
    .map((member) => ({ name: `${name}.${member.name.replace(/\?$/, '')}`, ...member.to }));
  return [{ name, ...to }, ...own];
}
