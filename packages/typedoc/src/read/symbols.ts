import type { DocumentedSymbol, SymbolSignature } from 'lectern/plugin';
import type { OutlineEntry, OutlineMember } from '../model/outline.types.js';

/** The symbols have names such as `Lamp` or `Lamp.turnOn`. */
export function documentedSymbols(outline: readonly OutlineEntry[]): DocumentedSymbol[] {
  const symbols = outline.flatMap((entry): DocumentedSymbol[] => {
    const { name, kind, to, members } = entry;
    return [
      { name, kind, ...to, ...ownSignatures(entry) },
      ...members
        // The outline lists a function as a member of itself, without an anchor. That entry is left out.
        .filter((member) => member.to.anchor !== undefined)
        .map((member) => ({
          name: `${name}.${plainName(member)}`,
          kind: memberKind(member),
          ...member.to,
          signatures: [signatureOf(member)],
        })),
    ];
  });
  // Overloads are merged, because they share a name and a heading.
  const byName = new Map<string, DocumentedSymbol>();
  for (const symbol of symbols) {
    const signatures = [...(byName.get(symbol.name)?.signatures ?? []), ...(symbol.signatures ?? [])];
    byName.set(symbol.name, { ...symbol, ...(signatures.length === 0 ? {} : { signatures }) });
  }
  return [...byName.values()];
}

function ownSignatures({ kind, members }: OutlineEntry): Pick<DocumentedSymbol, 'signatures'> {
  return kind === 'function' ? { signatures: members.map(signatureOf) } : {};
}

function signatureOf({ parameters, type }: OutlineMember): SymbolSignature {
  return { parameters, type };
}

function plainName({ name }: OutlineMember): string {
  return name.replace(/\?$/, '');
}

function memberKind({ name, isCallable }: OutlineMember): string {
  if (!isCallable) return 'property';
  return name === 'constructor' ? 'constructor' : 'method';
}
