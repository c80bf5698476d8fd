import type { Diagnostic } from 'lectern/plugin';
import type { JsonValue, SchemaNode, SchemaProperty } from '../model/api-page.js';
import type { JsonSchema } from '../model/mock-data.js';
import type { ApiSource, Cursor } from './document.js';
import { follow, rawChild, textAt } from './document.js';
import { enumDescriptions } from './enum-descriptions.js';
import { exact } from './exact-numbers.js';
import { externalDocs } from './external-docs.js';
import type { JsonObject } from './json.js';
import { asArray, asStrings, asText, pointerOfPath } from './json.js';
import { modernSchema, typesOf } from './modern-schema.js';
import { rawEntries, rawItems } from './raw-schemas.js';
import { conditionsOf } from './schema-conditions.js';
import { discriminatorOf } from './schema-discriminator.js';
import { mergeAll } from './schema-merge.js';
import { isKnownType, noteMistakes } from './schema-mistakes.js';
import type { SchemaRegistry } from './schema-registry.js';
import { constraintWords, limitsOf, schemaLabel } from './schema-words.js';

export interface SchemaContext {
  source: ApiSource;
  registry: SchemaRegistry;
  problems: Map<string, Diagnostic>;
  jsonSchemas: Map<string, JsonSchema>;
  /** Generated examples by schema and use. They are cached, because hundreds of responses may share a schema. */
  samples: Map<string, JsonValue | undefined>;
  /** Expanded parts of `allOf` by schema. Without this cache, deeply nested parts would take exponential time. */
  parts: Map<string, SchemaNode>;
  /**
   * The number of recursive schemas found so far. If it increases while a part of an `allOf` is expanded, that part is
   * recursive, and isn't cached.
   */
  recursions: { count: number };
}

interface Input {
  cursor: Cursor;
  context: SchemaContext;
  within?: readonly string[];
}

/** A reference to a named schema becomes a node with a `ref`, and is not followed. */
export function schemaNode({ cursor, context, within = [] }: Input): SchemaNode {
  if (typeof cursor.value.$ref !== 'string') return ownNode({ cursor, context, within });
  const target = follow({ source: context.source, cursor });
  const ref = context.registry.nameOf(cursor);
  const { $ref: _reference, ...beside } = cursor.value;
  if (ref !== undefined) {
    const own = ownFields({ cursor: { ...cursor, value: beside }, context });
    return labelled({ ...own, ...flagsOfBoth({ own, beside, target: modernSchema(target.value) }), ref });
  }
  const pointer = pointerOfPath(target.path);
  if (within.includes(pointer)) {
    context.recursions.count += 1;
    return emptyNode();
  }
  return ownNode({ cursor: target, context, within: [...within, pointer] });
}

function flagsOfBoth({
  own,
  beside,
  target,
}: {
  own: Unlabelled;
  beside: JsonObject;
  target: JsonObject;
}): Pick<SchemaNode, 'nullable' | 'readOnly' | 'writeOnly' | 'deprecated'> {
  return {
    nullable: own.nullable || beside.nullable === true || isNullable(target),
    readOnly: own.readOnly || target.readOnly === true,
    writeOnly: own.writeOnly || target.writeOnly === true,
    deprecated: own.deprecated || target.deprecated === true,
  };
}

function isNullable(schema: JsonObject): boolean {
  const hasChoices = ['oneOf', 'anyOf', 'allOf'].some((key) => schema[key] !== undefined);
  return typesOf(schema).includes('null') || (schema.nullable === true && hasChoices);
}

export function writtenOut({ cursor, context }: { cursor: Cursor; context: SchemaContext }): SchemaNode {
  return ownNode({ cursor, context, within: [pointerOfPath(cursor.path)] });
}

type Unlabelled = Omit<SchemaNode, 'label'>;

function labelled(node: Unlabelled): SchemaNode {
  return { ...node, label: schemaLabel(node) };
}

export function emptyNode(): SchemaNode {
  const lists = { examples: [], constraints: [], properties: [], patternProperties: [], prefixItems: [] };
  const flags = { nullable: false, readOnly: false, writeOnly: false, deprecated: false };
  return { label: 'any', types: [], ...flags, ...lists, oneOf: [], anyOf: [], allOf: [] };
}

function ownNode({ cursor, context, within = [] }: Input): SchemaNode {
  const value = modernSchema(cursor.value);
  const own = { cursor: { ...cursor, value }, context };
  // Some child nodes are needed twice, and converting each of them twice would double the time at every level.
  const known = new Map<JsonObject, SchemaNode>();
  const inner = (found: Cursor): SchemaNode => {
    const node = known.get(found.value) ?? schemaNode({ cursor: found, context, within });
    known.set(found.value, node);
    return node;
  };
  const list = (key: string): SchemaNode[] => rawItems({ cursor: own.cursor, key }).map(inner);
  const one = (key: string): SchemaNode | undefined => {
    const found = rawChild({ cursor: own.cursor, key });
    return found === undefined ? undefined : inner(found);
  };
  const required = new Set(asStrings(value.required));
  const choices = (key: string) => withoutNull(list(key));
  const oneOf = choices('oneOf');
  const anyOf = choices('anyOf');
  const fields = ownFields(own);
  const node: Unlabelled = {
    ...fields,
    nullable: fields.nullable || oneOf.hadNull || anyOf.hadNull,
    properties: withRequired({
      properties: rawEntries({ cursor: own.cursor, key: 'properties' }).map(([name, found]) => ({
        name,
        required: required.has(name),
        schema: inner(found),
      })),
      required,
    }),
    patternProperties: rawEntries({ cursor: own.cursor, key: 'patternProperties' }).map(
      ([pattern, found]) => ({
        pattern,
        schema: inner(found),
      }),
    ),
    additionalProperties:
      typeof value.additionalProperties === 'boolean'
        ? value.additionalProperties
        : (one('additionalProperties') ?? (value.unevaluatedProperties === false ? false : undefined)),
    items: one('items'),
    prefixItems: list('prefixItems'),
    oneOf: oneOf.nodes,
    anyOf: anyOf.nodes,
    not: one('not'),
    conditions: conditionsOf({ cursor: own.cursor, inner }),
    discriminator: discriminatorOf(own),
  };
  const only = onlyChoice({ node, cursor: own.cursor });
  const parts = [...rawItems({ cursor: own.cursor, key: 'allOf' }), ...only];
  if (parts.length === 0) return labelled(node);
  return labelled(
    mergeAll({
      node: only.length === 0 ? node : { ...node, oneOf: [], anyOf: [] },
      parts: parts.map((part) => {
        const partNode = inner(part);
        return { node: partNode, full: fullPart({ part, node: partNode, context, within }) };
      }),
    }),
  );
}

/** A single alternative, not counting null, is equivalent to a part of `allOf`. */
function onlyChoice({ node, cursor }: { node: Unlabelled; cursor: Cursor }): Cursor[] {
  const { oneOf, anyOf, discriminator } = node;
  if (oneOf.length + anyOf.length !== 1 || discriminator !== undefined) return [];
  const choices = [...rawItems({ cursor, key: 'oneOf' }), ...rawItems({ cursor, key: 'anyOf' })];
  return choices.filter(({ value }) => value.type !== 'null').slice(0, 1);
}

function withRequired({
  properties,
  required,
}: {
  properties: SchemaProperty[];
  required: ReadonlySet<string>;
}): SchemaProperty[] {
  const named = new Set(properties.map(({ name }) => name));
  const others = [...required].filter((name) => !named.has(name));
  return [...properties, ...others.map((name) => ({ name, required: true, schema: emptyNode() }))];
}

function fullPart({
  part,
  node,
  context,
  within,
}: {
  part: Cursor;
  node: SchemaNode;
  context: SchemaContext;
  within: readonly string[];
}): SchemaNode | undefined {
  const target = follow({ source: context.source, cursor: part });
  const pointer = pointerOfPath(target.path);
  const { parts, recursions, registry } = context;
  if (target !== part && within.includes(pointer)) {
    recursions.count += 1;
    return undefined;
  }
  if (registry.nameOf(part) === undefined) return node;
  // The key contains the description next to the reference, which overrides the schema's description.
  const key = JSON.stringify([pointer, part.value.description, part.value.summary]);
  const known = parts.get(key);
  if (known !== undefined) return known;
  const before = recursions.count;
  const full = ownNode({ cursor: target, context, within: [...within, pointer] });
  if (recursions.count === before) parts.set(key, full);
  return full;
}

function ownFields({ cursor, context }: { cursor: Cursor; context: SchemaContext }): Unlabelled {
  const value = modernSchema(cursor.value);
  const types = typesOf(value);
  const known = types.filter(isKnownType);
  noteMistakes({ types, cursor, context });
  const { source } = context;
  const exactly = (key: string): JsonValue =>
    exact({ source, value: value[key] ?? null, path: [...cursor.path, key] });
  const constant = value.const === undefined ? {} : { const: exactly('const') };
  const fallback = value.default === undefined ? {} : { default: exactly('default') };
  const choices = Array.isArray(value.enum)
    ? { enum: asArray(exactly('enum')), ...enumDescriptions({ source, cursor }) }
    : {};
  return {
    ...emptyNode(),
    title: asText(value.title),
    description: textAt({ source, cursor }),
    types: known.filter((type) => type !== 'null'),
    nullable: isNullable(value),
    format: asText(value.format),
    ...choices,
    ...constant,
    ...fallback,
    examples: value.example === undefined ? asArray(exactly('examples')) : [exactly('example')],
    constraints: constraintWords(value, (key) => source.digitsAt([...cursor.path, key])),
    limits: limitsOf(value),
    readOnly: value.readOnly === true,
    writeOnly: value.writeOnly === true,
    deprecated: value.deprecated === true,
    externalDocs: externalDocs({ source, cursor }),
  };
}

/** For example, `oneOf: [X, {type: null}]` means X or null. */
function withoutNull(nodes: readonly SchemaNode[]): { nodes: SchemaNode[]; hadNull: boolean } {
  const isNull = ({ label, ref }: SchemaNode) => label === 'null' && ref === undefined;
  const rest = nodes.filter((node) => !isNull(node));
  return { nodes: rest, hadNull: rest.length < nodes.length };
}
