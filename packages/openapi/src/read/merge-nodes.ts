import type { JsonValue, SchemaNode, SchemaType } from '../model/api-page.js';
import { isEqual } from '../model/json-schema/validation.js';
import { mergeConstraints } from './merge-constraints.js';
import { schemaLabel } from './schema-words.js';

/** The second schema refines the first, so its title, its default, and other single values take precedence. */
export function mergeNodes({ first, second }: { first: SchemaNode; second: SchemaNode }): SchemaNode {
  if (isEqual(plain(first), plain(second))) return second;
  const { label: _, ...own } = first;
  const { label: __, ...other } = second;
  const merged: Omit<SchemaNode, 'label'> = {
    ...own,
    ...defined(other),
    description: mergeDescriptions({ first: first.description, second: second.description }),
    ref: first.ref ?? second.ref,
    types: mergeTypes({ first: first.types, second: second.types }),
    nullable: isNullable({ first, second }),
    ...choices({ first, second }),
    examples: filled(second.examples, first.examples),
    ...mergeConstraints({ first, second }),
    readOnly: first.readOnly || second.readOnly,
    writeOnly: first.writeOnly || second.writeOnly,
    deprecated: first.deprecated || second.deprecated,
    properties: mergeLists({ first, second }),
    patternProperties: [...first.patternProperties, ...second.patternProperties],
    items:
      first.items !== undefined && second.items !== undefined
        ? mergeNodes({ first: first.items, second: second.items })
        : (second.items ?? first.items),
    prefixItems: filled(second.prefixItems, first.prefixItems),
    oneOf: filled(second.oneOf, first.oneOf),
    anyOf: filled(second.anyOf, first.anyOf),
    allOf: [...first.allOf, ...second.allOf],
    conditions:
      first.conditions === undefined && second.conditions === undefined
        ? undefined
        : [...(first.conditions ?? []), ...(second.conditions ?? [])],
  };
  // Two named schemas, or two lists of alternatives, can't be merged. They are listed side by side.
  const isBoth =
    (first.ref !== undefined && second.ref !== undefined && first.ref !== second.ref) ||
    (first.oneOf.length > 0 && second.oneOf.length > 0) ||
    (first.anyOf.length > 0 && second.anyOf.length > 0);
  const node = isBoth ? sideBySide({ merged, first, second }) : merged;
  return { ...node, label: schemaLabel(node) };
}

export function mergeDescriptions({
  first,
  second,
}: Record<'first' | 'second', SchemaNode['description']>): SchemaNode['description'] {
  if (first === undefined || second === undefined) return second ?? first;
  const [before, after] = [first.markdown.trim(), second.markdown.trim()];
  if (before.includes(after)) return first;
  return after.includes(before) ? second : { ...first, markdown: `${before}\n\n${after}` };
}

function filled<Item>(list: Item[], other: Item[]): Item[] {
  return list.length > 0 ? list : other;
}

function sideBySide({
  merged,
  first,
  second,
}: {
  merged: Omit<SchemaNode, 'label'>;
  first: SchemaNode;
  second: SchemaNode;
}): Omit<SchemaNode, 'label'> {
  return {
    ...merged,
    ref: undefined,
    properties: [],
    oneOf: [],
    anyOf: [],
    items: undefined,
    allOf: [first, second],
  };
}

/** A schema without types allows all types. If the schemas share no type, the result has the second schema's types. */
function mergeTypes({
  first,
  second,
}: {
  first: readonly SchemaType[];
  second: readonly SchemaType[];
}): SchemaType[] {
  if (first.length === 0) return [...second];
  if (second.length === 0) return [...first];
  const both = first.filter(
    (type) => second.includes(type) || (type === 'integer' && second.includes('number')),
  );
  const narrowed = second.filter(
    (type) => type === 'integer' && first.includes('number') && !both.includes(type),
  );
  const shared = [...both, ...narrowed];
  return shared.length > 0 ? shared : [...second];
}

/** A schema without types allows null. */
function isNullable({ first, second }: { first: SchemaNode; second: SchemaNode }): boolean {
  const isOpen = ({ types, ref }: SchemaNode): boolean => types.length === 0 && ref === undefined;
  return (
    (first.nullable || isOpen(first)) &&
    (second.nullable || isOpen(second)) &&
    (first.nullable || second.nullable)
  );
}

function choices({ first, second }: { first: SchemaNode; second: SchemaNode }): Pick<SchemaNode, 'enum'> {
  if (first.enum === undefined || second.enum === undefined) return {};
  const known: readonly JsonValue[] = first.enum;
  const shared = second.enum.filter((value) => known.some((other) => isEqual(value, other)));
  return { enum: shared.length > 0 ? shared : second.enum };
}

function mergeLists({ first, second }: { first: SchemaNode; second: SchemaNode }): SchemaNode['properties'] {
  const names = new Set(second.properties.map(({ name }) => name));
  const ofSecond = second.properties.map((property) => {
    const known = first.properties.find(({ name }) => name === property.name);
    if (known === undefined) return property;
    return {
      name: property.name,
      required: known.required || property.required,
      schema: mergeNodes({ first: known.schema, second: property.schema }),
    };
  });
  return [...first.properties.filter(({ name }) => !names.has(name)), ...ofSecond];
}

/** Undefined fields would override the other schema's fields. */
function defined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

function plain(node: SchemaNode): JsonValue {
  return JSON.parse(JSON.stringify(node)) as JsonValue;
}
