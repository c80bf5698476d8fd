import type { JsonValue } from '../model/api-page.js';
import type { JsonSchema } from '../model/mock-data.js';
import type { Cursor } from './document.js';
import { follow } from './document.js';
import type { JsonObject } from './json.js';
import { asObject, isObject, pointerOfPath } from './json.js';
import { modernSchema } from './modern-schema.js';
import type { SchemaContext } from './schema.js';
import { discriminatorOf, hasChoices } from './schema-discriminator.js';

/**
 * To validate a discriminator, the console needs all schemas that extend its schema. More schemas would make the
 * console's data too large.
 */
const mostChildren = 20;
const single = ['additionalProperties', 'contains', 'else', 'if', 'items', 'not', 'propertyNames', 'then'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['dependentSchemas', 'patternProperties', 'properties'];
const plain = [
  'const',
  'contentEncoding',
  'contentMediaType',
  'enum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'maxContains',
  'maximum',
  'maxItems',
  'maxLength',
  'maxProperties',
  'minContains',
  'minimum',
  'minItems',
  'minLength',
  'minProperties',
  'multipleOf',
  'pattern',
  'readOnly',
  'required',
  'type',
  'uniqueItems',
  'writeOnly',
];

/**
 * References have the form `#/schemas/<name>`, and descriptions are left out. If an unnamed schema refers to itself,
 * its inner uses accept any value.
 */
export function jsonSchema({
  cursor,
  context,
  within = [],
}: {
  cursor: Cursor;
  context: SchemaContext;
  within?: readonly string[];
}): JsonSchema {
  const { value } = cursor;
  if (typeof value.$ref === 'string') {
    const name = context.registry.nameOf(cursor);
    if (name !== undefined) return { $ref: `#/schemas/${name}`, ...besideReference(value) };
    const target = follow({ source: context.source, cursor });
    const pointer = pointerOfPath(target.path);
    if (target === cursor || within.includes(pointer)) return true;
    return jsonSchema({ cursor: target, context, within: [...within, pointer] });
  }
  const schema = modernSchema(value);
  const inner = (found: JsonValue, ...keys: (string | number)[]): JsonValue => {
    if (!isObject(found)) return found !== false;
    const location = { value: found, path: [...cursor.path, ...keys] };
    return jsonSchema({ cursor: location, context, within }) as JsonValue;
  };
  const own: JsonObject = {};
  for (const [key, found] of Object.entries(schema)) {
    if (plain.includes(key)) own[key] = found;
    else if (single.includes(key)) own[key] = inner(found, key);
    else if (lists.includes(key) && Array.isArray(found))
      own[key] = found.map((item, index) => inner(item, key, index));
    else if (maps.includes(key))
      own[key] = Object.fromEntries(
        Object.entries(asObject(found)).map(([name, item]) => [name, inner(item, key, name)]),
      );
  }
  const discriminator = discriminatorRules({ cursor: { ...cursor, value: schema }, context });
  if (discriminator !== undefined) own.discriminator = discriminator;
  return own;
}

/** If the schema lists no alternatives, the discriminator includes the schemas that extend it. */
function discriminatorRules({
  cursor,
  context,
}: {
  cursor: Cursor;
  context: SchemaContext;
}): JsonObject | undefined {
  // Problems are discarded here, because they are also reported when pages are converted.
  const silent = { ...context, problems: new Map() };
  const found = discriminatorOf({ cursor, context: silent });
  if (found === undefined) return undefined;
  const { property, mapping } = found;
  const common = {
    propertyName: property,
    mapping: Object.fromEntries(mapping.map(({ value, ref }) => [value, `#/schemas/${ref}`])),
  };
  if (hasChoices(cursor.value)) return common;
  const refs = [...new Set(Object.values(common.mapping))];
  if (refs.length === 0 || refs.length > mostChildren) return undefined;
  return { ...common, children: refs.map(($ref) => ({ $ref })) };
}

function besideReference({ readOnly, writeOnly }: JsonObject): JsonObject {
  return { ...(readOnly === true ? { readOnly } : {}), ...(writeOnly === true ? { writeOnly } : {}) };
}

export function referencedNames(schema: JsonSchema | JsonValue): string[] {
  if (Array.isArray(schema)) return schema.flatMap(referencedNames);
  if (!isObject(schema)) return [];
  const own =
    typeof schema.$ref === 'string' && schema.$ref.startsWith('#/schemas/')
      ? [schema.$ref.slice('#/schemas/'.length)]
      : [];
  return [...own, ...Object.values(schema).flatMap(referencedNames)];
}

export function namedSchemas({ schema: cursor, context }: { schema: Cursor; context: SchemaContext }): {
  schema: JsonSchema;
  schemas: Record<string, JsonSchema>;
} {
  const schema = jsonSchema({ cursor, context });
  const schemas: Record<string, JsonSchema> = {};
  const queue = referencedNames(schema);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const target = context.registry.all.get(name);
    if (Object.hasOwn(schemas, name) || target === undefined) continue;
    const found = context.jsonSchemas.get(name) ?? jsonSchema({ cursor: target, context });
    context.jsonSchemas.set(name, found);
    schemas[name] = found;
    queue.push(...referencedNames(found));
  }
  return { schema, schemas };
}
