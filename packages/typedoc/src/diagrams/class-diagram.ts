import type { OutlineEntry, OutlineMember, RelationKind } from '../model/outline.types.js';
import { mermaidLine, mermaidText } from './mermaid-text.js';
import type { DiagramEntry, DiagramMessages, GeneratedDiagram } from './types.js';

/**
 * In characters. Longer properties are drawn without their type, and longer functions without the types of their
 * parameters, which only the text version shows.
 */
const longestMember = 52;

const relationKinds: readonly RelationKind[] = ['extends', 'implements', 'holds', 'has', 'uses'];

const stereotypes: Readonly<Record<OutlineEntry['kind'], string | undefined>> = {
  class: undefined,
  interface: 'interface',
  function: 'function',
  'type-alias': 'type',
  variable: 'variable',
  enum: 'enumeration',
};

interface Options {
  entries: readonly OutlineEntry[];
  /** All exports of the package. The diagram also draws those that are related to the selected exports. */
  outline: readonly OutlineEntry[];
  showMembers: boolean;
  direction: string;
  title?: string | undefined;
  messages: DiagramMessages;
}

export function classDiagram({
  entries,
  outline,
  showMembers,
  direction,
  title,
  messages,
}: Options): GeneratedDiagram {
  const byRoute = new Map(outline.map((entry) => [entry.to.route, entry]));
  const inWords = entries.map((entry) => entryText({ entry, byRoute, showMembers }));
  const neighbors = inWords.flatMap(({ relations }) => relations.flatMap(({ others }) => others));
  const drawn = [
    ...new Set([...entries, ...neighbors.flatMap(({ to }) => (to && byRoute.get(to.route)) ?? [])]),
  ];
  const ids = new Map(drawn.map((entry, index) => [entry.to.route, `c${index}`]));
  const shown = title ?? messages.say('theme.diagram.classes');
  const description = descriptionOf({ entries: inWords, messages });
  const lines = [
    'classDiagram',
    `  direction ${direction}`,
    `  accTitle: ${mermaidLine(shown)}`,
    `  accDescr: ${mermaidLine(description)}`,
    ...drawn.flatMap((entry) =>
      classLines({
        entry,
        id: ids.get(entry.to.route) ?? '',
        showMembers: showMembers && entries.includes(entry),
      }),
    ),
    ...entries.flatMap((entry) =>
      entry.relations.flatMap(({ kind, route }) => {
        const [from, to] = [ids.get(entry.to.route), ids.get(route)];
        return from === undefined || to === undefined ? [] : [`  ${arrow({ kind, from, to })}`];
      }),
    ),
  ];
  return {
    code: lines.join('\n'),
    title: shown,
    description,
    text: { kind: 'classes', entries: inWords },
  };
}

function classLines({
  entry,
  id,
  showMembers,
}: {
  entry: OutlineEntry;
  id: string;
  showMembers: boolean;
}): string[] {
  const { name, kind, typeParameters, members, isAbstract } = entry;
  const generics = typeParameters.length === 0 ? '' : `<${typeParameters.join(', ')}>`;
  const stereotype = isAbstract ? 'abstract' : stereotypes[kind];
  const body = [
    ...(stereotype === undefined ? [] : [`    <<${stereotype}>>`]),
    // The definition of an alias can be arbitrarily long, so only the text version contains it.
    ...(showMembers && kind !== 'type-alias' ? members.map((member) => `    ${memberLine(member)}`) : []),
  ];
  const head = `  class ${id}["${mermaidText(name + generics)}"]`;
  return body.length === 0 ? [head] : [`${head} {`, ...body, '  }'];
}

function memberLine(member: OutlineMember): string {
  const { name, type, isCallable, isStatic, isAbstract, isProtected } = member;
  const visibility = isProtected ? '#' : '+';
  const abstract = isAbstract ? '*' : '';
  const classifier = isStatic ? '$' : abstract;
  const isLong = `${name}${restOf({ member, withTypes: true })}`.length > longestMember;
  if (!isCallable) {
    const shown = isLong || type === '' ? '' : `: ${type}`;
    return `${visibility}${mermaidText(name)}${shown.slice(0, 2)}${mermaidText(shown.slice(2))}${classifier}`;
  }
  const result = type === '' ? '' : ` ${mermaidText(type)}`;
  const parameters = parametersOf({ member, withTypes: !isLong });
  return `${visibility}${mermaidText(name)}(${mermaidText(parameters)})${result}${classifier}`;
}

function parametersOf({ member, withTypes }: { member: OutlineMember; withTypes: boolean }): string {
  return member.parameters.map(({ name, type }) => (withTypes ? `${name}: ${type}` : name)).join(', ');
}

/** Returns a member without its name, such as `(name: string): boolean`. */
function restOf({ member, withTypes }: { member: OutlineMember; withTypes: boolean }): string {
  const call = member.isCallable ? `(${parametersOf({ member, withTypes })})` : '';
  return member.type === '' ? call : `${call}: ${member.type}`;
}

function arrow({ kind, from, to }: { kind: RelationKind; from: string; to: string }): string {
  switch (kind) {
    // The supertype comes first, because Mermaid then draws it above the subtype.
    case 'extends':
      return `${to} <|-- ${from}`;
    case 'implements':
      return `${to} <|.. ${from}`;
    case 'holds':
      return `${from} o-- ${to}`;
    case 'has':
      return `${from} --> ${to}`;
    case 'uses':
      return `${from} ..> ${to}`;
  }
}

function entryText({
  entry,
  byRoute,
  showMembers,
}: {
  entry: OutlineEntry;
  byRoute: ReadonlyMap<string, OutlineEntry>;
  showMembers: boolean;
}): DiagramEntry {
  const { name, to, kind, members, relations } = entry;
  return {
    name,
    to,
    kind,
    members: !showMembers
      ? []
      : members.map((member) => ({
          name: member.name,
          to: member.to,
          isStatic: member.isStatic,
          rest: restOf({ member, withTypes: true }),
        })),
    relations: relationKinds.flatMap((relation) => {
      const others = relations.flatMap((other) => {
        const found = other.kind === relation ? byRoute.get(other.route) : undefined;
        return found === undefined ? [] : [{ name: found.name, to: found.to }];
      });
      return others.length === 0 ? [] : [{ kind: relation, others }];
    }),
  };
}

function descriptionOf({
  entries,
  messages,
}: {
  entries: readonly DiagramEntry[];
  messages: DiagramMessages;
}): string {
  const names = messages.list(entries.map(({ name }) => name));
  const sentences = entries.flatMap(({ name, relations }) =>
    relations.map(({ kind, others }) =>
      messages.say(`theme.diagram.${kind}`, {
        name,
        others: messages.list(others.map((other) => other.name)),
      }),
    ),
  );
  return [messages.say('theme.diagram.shows', { names }), ...sentences].join(' ');
}
