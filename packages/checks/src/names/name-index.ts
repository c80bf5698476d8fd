import type { DocumentedSymbol, LinkTarget, SymbolSignature } from 'lectern/plugin';
import { nearest } from 'lectern/plugin';
import type { DefinedName } from './definitions.js';

export interface NameIndex {
  /** Returns whether a name is documented, listed in the options, or used in code. */
  isKnown: (name: string) => boolean;
  /** Returns whether a name is documented or listed in the options. Use in code isn't enough. */
  isDefined: (name: string) => boolean;
  isOwner: (name: string) => boolean;
  hasMember: (input: { owner: string; member: string }) => boolean;
  membersOf: (owner: string) => readonly string[];
  /** Returns undefined if the name has no documentation, or is documented in several sections. */
  targetOf: (name: string) => LinkTarget | undefined;
  targetsOf: (name: string) => readonly LinkTarget[];
  signaturesOf: (name: string) => readonly SymbolSignature[];
  isValue: (text: string) => boolean;
  isDocumentedPage: (route: string) => boolean;
  /**
   * Returns the documented name that differs only in case, unless the given name itself is documented or listed in the
   * options.
   */
  otherCaseOf: (name: string) => string | undefined;
  /** If `isStrict` is true, the result may also be a name that is known but not documented. */
  nearestTo: (input: { name: string; isStrict: boolean }) => string | undefined;
}

interface Options {
  symbols: readonly DocumentedSymbol[];
  definitions: ReadonlyMap<string, readonly DefinedName[]>;
  others: Iterable<string>;
  mentioned?: Iterable<string> | undefined;
}

export function createNameIndex({ symbols, definitions, others, mentioned = [] }: Options): NameIndex {
  const places = new Map<string, LinkTarget[]>();
  const members = new Map<string, Set<string>>();
  const named = new Set(others);
  const known = new Set(named);
  const add = (name: string, target: LinkTarget): void => {
    const list = places.get(name) ?? [];
    if (!list.some((other) => other.route === target.route && other.anchor === target.anchor))
      places.set(name, [...list, target]);
    known.add(name);
  };
  const signatures = new Map<string, SymbolSignature[]>();
  for (const { name, route, anchor, signatures: own = [] } of symbols) {
    const [owner = '', ...rest] = name.split('.');
    add(name, { route, anchor });
    const member = rest.join('.');
    for (const one of member === '' ? [name] : [name, member])
      signatures.set(one, [...(signatures.get(one) ?? []), ...own]);
    if (member === '') continue;
    add(member, { route, anchor });
    members.set(owner, (members.get(owner) ?? new Set()).add(member));
  }
  for (const [name, targets] of definitions) {
    if (places.has(name)) continue;
    for (const { route, anchor } of targets) add(name, { route, anchor });
    for (const part of name.split(/[^\w$-]+/).filter(Boolean)) known.add(part);
  }
  const defined = new Set(known);
  for (const name of mentioned) known.add(name);
  const typeValues = valuesOfTypes(symbols);
  const nearNames = new Map<string, string | undefined>();
  const byLowerCase = new Map([...places.keys()].map((name) => [name.toLowerCase(), name]));
  const routes = new Set(symbols.map(({ route }) => route));
  const documented = [...places.keys()].filter((name) => /^[\w$@./-]+$/.test(name));
  return {
    isKnown: (name) => known.has(name),
    isDefined: (name) => defined.has(name),
    isOwner: (name) => members.has(name),
    hasMember: ({ owner, member }) => members.get(owner)?.has(member) ?? false,
    membersOf: (owner) => [...(members.get(owner) ?? [])],
    targetOf: (name) => {
      const found = places.get(name) ?? [];
      return found.length === 1 ? found[0] : undefined;
    },
    targetsOf: (name) => places.get(name) ?? [],
    signaturesOf: (name) => signatures.get(name) ?? [],
    otherCaseOf: (name) =>
      places.has(name) || named.has(name) ? undefined : byLowerCase.get(name.toLowerCase()),
    isValue: (text) => typeValues.has(text),
    isDocumentedPage: (route) => routes.has(route),
    nearestTo: ({ name, isStrict }) => {
      const key = `${isStrict} ${name}`;
      if (!nearNames.has(key))
        nearNames.set(key, nearName({ name, documented, known: isStrict ? known : [] }));
      return nearNames.get(key);
    },
  };
}

function valuesOfTypes(symbols: readonly DocumentedSymbol[]): Set<string> {
  const types = symbols.flatMap(({ signatures = [] }) =>
    signatures.flatMap(({ parameters, type }) => [type, ...parameters.map((one) => one.type)]),
  );
  return new Set(
    types.flatMap((type) => [...type.matchAll(/['"]([\w-]+)['"]/g)].map(([, text = '']) => text)),
  );
}

/** Short names have no suggestion, because they are too similar to each other. */
function nearName({
  name,
  documented,
  known,
}: {
  name: string;
  documented: readonly string[];
  known: Iterable<string>;
}): string | undefined {
  const limit = slips(name);
  if (limit === 0) return undefined;
  // Lengths are compared first, because computing an edit distance takes a hundred times as long.
  const similar = (list: Iterable<string>, most: number): string[] =>
    [...list].filter((other) => other.length > 4 && Math.abs(other.length - name.length) <= most);
  return (
    nearest({ found: name, known: similar(documented, limit), limit }) ??
    nearest({ found: name, known: similar(known, 1), limit: 1 })
  );
}

export function slips(name: string): number {
  if (name.length < 5) return 0;
  return name.length < 8 ? 1 : 2;
}
