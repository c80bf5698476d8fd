import type { DocumentedSymbol } from 'lectern/plugin';
import type { OutlineEntry, OutlineMember } from '../model/outline.types.js';

/** Every name by which other plug-ins can name something of the package: `Lamp`, `Lamp.turnOn`. */
export function documentedSymbols(outline: readonly OutlineEntry[]): DocumentedSymbol[] {
  const symbols = outline.flatMap(({ name, kind, to, members }): DocumentedSymbol[] => [
    { name, kind, ...to },
    ...members
      // A function is listed as a member of itself.
      .filter((member) => member.to.anchor !== undefined)
      .map((member) => ({ name: `${name}.${plainName(member)}`, kind: memberKind(member), ...member.to })),
  ]);
  // Overloads share a name and a heading.
  return [...new Map(symbols.map((symbol) => [symbol.name, symbol])).values()];
}

function plainName({ name }: OutlineMember): string {
  return name.replace(/\?$/, '');
}

function memberKind({ name, isCallable }: OutlineMember): string {
  if (!isCallable) return 'property';
  return name === 'constructor' ? 'constructor' : 'method';
}
