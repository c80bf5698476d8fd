import type { OutlineRelation, RelationKind } from '../model/outline.types.js';
import type { Reflection, TypeNode } from './typedoc-json.js';
import { reflectionKinds } from './typedoc-json.js';

interface Found {
  kind: RelationKind;
  id: number;
}

/** Strongest first. A diagram shows only one relation between two exports. */
const strength: readonly RelationKind[] = ['extends', 'implements', 'holds', 'has', 'uses'];

const collections = new Set([
  'Array',
  'ReadonlyArray',
  'Set',
  'ReadonlySet',
  'WeakSet',
  'Map',
  'ReadonlyMap',
  'WeakMap',
  'Iterable',
]);

/** Private properties count, too. */
export function relationsOf({
  reflection,
  routeOf,
}: {
  reflection: Reflection;
  routeOf: (id: number) => string | undefined;
}): OutlineRelation[] {
  const own = routeOf(reflection.id);
  const strongest = new Map<string, RelationKind>();
  for (const { kind, id } of foundIn(reflection)) {
    const route = routeOf(id);
    if (route === undefined || route === own) continue;
    const known = strongest.get(route);
    if (known === undefined || strength.indexOf(kind) < strength.indexOf(known)) strongest.set(route, kind);
  }
  return [...strongest].map(([route, kind]) => ({ kind, route }));
}

function foundIn(reflection: Reflection): Found[] {
  const { extendedTypes = [], implementedTypes = [], children = [], signatures = [] } = reflection;
  const named = (types: readonly TypeNode[], kind: RelationKind): Found[] =>
    types.flatMap(({ target, typeArguments = [] }) => [
      ...(typeof target === 'number' ? [{ kind, id: target }] : []),
      ...typeArguments.flatMap((type) => inType({ type, kind: 'uses' })),
    ]);
  return [
    ...named(extendedTypes, 'extends'),
    ...named(implementedTypes, 'implements'),
    ...children.filter(({ flags }) => flags?.isInherited !== true).flatMap(inMember),
    ...signatures.flatMap(inSignature),
    ...(children.length === 0 ? inOwnType(reflection) : []),
  ];
}

function inOwnType({ type, kind }: Reflection): Found[] {
  const properties = type?.declaration?.children;
  if (kind === reflectionKinds.typeAlias && properties !== undefined) return properties.flatMap(inMember);
  return inType({ type, kind: 'uses' });
}

function inMember({ type, signatures = [], getSignature, setSignature }: Reflection): Found[] {
  return [
    ...inType({ type, kind: 'has' }),
    ...inType({ type: getSignature?.type, kind: 'has' }),
    ...(setSignature === undefined ? [] : inSignature(setSignature)),
    ...signatures.flatMap(inSignature),
  ];
}

function inSignature({ parameters = [], type }: Reflection): Found[] {
  return [...parameters.map((parameter) => parameter.type), type].flatMap((node) =>
    inType({ type: node, kind: 'uses' }),
  );
}

function inType({ type, kind }: { type: TypeNode | undefined; kind: RelationKind }): Found[] {
  if (type === undefined) return [];
  const { target, declaration } = type;
  const isMany = type.type === 'array' || (type.type === 'reference' && collections.has(type.name ?? ''));
  const inner = kind === 'has' && isMany ? 'holds' : kind;
  const found = typeof target === 'number' && type.type === 'reference' ? [{ kind, id: target }] : [];
  const nested = nestedTypes(type).flatMap((node) => inType({ type: node, kind: inner }));
  return [...found, ...nested, ...(declaration === undefined ? [] : inDeclaration({ declaration, kind }))];
}

/**
 * If a property is a function, the types of its parameters count as used. If it is an object, the relations of its
 * properties count.
 */
function inDeclaration({ declaration, kind }: { declaration: Reflection; kind: RelationKind }): Found[] {
  const { children = [], signatures = [], indexSignatures = [] } = declaration;
  return [
    ...[...signatures, ...indexSignatures].flatMap(inSignature),
    ...children.flatMap((child) =>
      inMember(child).map((found) => ({ ...found, kind: kind === 'uses' ? kind : found.kind })),
    ),
  ];
}

function nestedTypes(type: TypeNode): (TypeNode | undefined)[] {
  const { types = [], typeArguments = [], elements = [], element, elementType } = type;
  const operand = typeof type.target === 'object' && 'type' in type.target ? type.target : undefined;
  return [
    ...types,
    ...typeArguments,
    ...elements,
    element,
    elementType,
    operand,
    type.objectType,
    type.indexType,
    type.checkType,
    type.extendsType,
    type.trueType,
    type.falseType,
    type.queryType,
    type.targetType,
    type.templateType,
  ];
}
