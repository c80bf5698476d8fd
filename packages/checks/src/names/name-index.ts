import type { DocumentedSymbol, LinkTarget } from 'lectern/plugin';
import { nearest } from 'lectern/plugin';
import type { DefinedName } from './definitions.js';

/** Everything that names in documents can refer to. */
export interface NameIndex {
  /** Whether a name is known: from the documented packages, a definition, the code, or the list of known names. */
  isKnown: (name: string) => boolean;
  /** Whether a documented package has something with this name that has members. */
  isOwner: (name: string) => boolean;
  /** Whether the owner has the member. */
  hasMember: (input: { owner: string; member: string }) => boolean;
  membersOf: (owner: string) => readonly string[];
  /** Where a name is documented; undefined if that is several places or none. */
  targetOf: (name: string) => LinkTarget | undefined;
  /** The documented places of a name. */
  placesOf: (name: string) => readonly LinkTarget[];
  /** Whether a documented name of a package is on this page. */
  isDocumentedPage: (route: string) => boolean;
  /** The documented name that was probably meant; in a strict document, also a name that is only known. */
  nearestTo: (input: { name: string; isStrict: boolean }) => string | undefined;
}

interface Options {
  symbols: readonly DocumentedSymbol[];
  definitions: ReadonlyMap<string, readonly DefinedName[]>;
  /** Names that are known without being documented. */
  others: Iterable<string>;
}

export function createNameIndex({ symbols, definitions, others }: Options): NameIndex {
  const places = new Map<string, LinkTarget[]>();
  const members = new Map<string, Set<string>>();
  const known = new Set<string>(others);
  const add = (name: string, target: LinkTarget): void => {
    const list = places.get(name) ?? [];
    if (!list.some((other) => other.route === target.route && other.anchor === target.anchor))
      places.set(name, [...list, target]);
    known.add(name);
  };
  for (const { name, route, anchor } of symbols) {
    const [owner = '', ...rest] = name.split('.');
    add(name, { route, anchor });
    const member = rest.join('.');
    if (member === '') continue;
    add(member, { route, anchor });
    members.set(owner, (members.get(owner) ?? new Set()).add(member));
  }
  // A name of a package takes precedence, because a configuration key may have the same name.
  for (const [name, targets] of definitions) {
    if (places.has(name)) continue;
    for (const { route, anchor } of targets) add(name, { route, anchor });
    for (const part of name.split(/[^\w$-]+/).filter(Boolean)) known.add(part);
  }
  const nearNames = new Map<string, string | undefined>();
  const routes = new Set(symbols.map(({ route }) => route));
  const documented = [...places.keys()].filter((name) => /^[\w$@./-]+$/.test(name));
  return {
    isKnown: (name) => known.has(name),
    isOwner: (name) => members.has(name),
    hasMember: ({ owner, member }) => members.get(owner)?.has(member) ?? false,
    membersOf: (owner) => [...(members.get(owner) ?? [])],
    targetOf: (name) => {
      const found = places.get(name) ?? [];
      return found.length === 1 ? found[0] : undefined;
    },
    placesOf: (name) => places.get(name) ?? [],
    isDocumentedPage: (route) => routes.has(route),
    nearestTo: ({ name, isStrict }) => {
      const key = `${isStrict} ${name}`;
      if (!nearNames.has(key))
        nearNames.set(key, nearName({ name, documented, known: isStrict ? known : [] }));
      return nearNames.get(key);
    },
  };
}

/** Short names are too similar to each other. A documented name is more likely meant than one from the code. */
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
  // Comparing letters takes a hundred times as long as comparing lengths.
  const similar = (list: Iterable<string>, most: number): string[] =>
    [...list].filter((other) => other.length > 4 && Math.abs(other.length - name.length) <= most);
  return (
    nearest({ found: name, known: similar(documented, limit), limit }) ??
    nearest({ found: name, known: similar(known, 1), limit: 1 })
  );
}

/** The number of letters that may differ in a typing mistake. */
export function slips(name: string): number {
  if (name.length < 5) return 0;
  return name.length < 8 ? 1 : 2;
}
