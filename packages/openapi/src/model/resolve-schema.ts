import type { JsonValue } from './api-page.js';
import type { Rules } from './json-schema/validation.js';
import { isObject } from './json-schema/validation.js';
import type { JsonSchema } from './mock-data.js';

type Schemas = Readonly<Record<string, JsonSchema>>;

export function resolveSchema({
  schema,
  schemas,
  depth = 0,
}: {
  schema: JsonSchema | JsonValue | undefined;
  schemas: Schemas;
  depth?: number;
}): Rules {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema) || depth > 16) return {};
  const own = schema as Rules;
  const again = (inner: JsonSchema | JsonValue | undefined) =>
    resolveSchema({ schema: inner, schemas, depth: depth + 1 });
  const name = referenceName(own);
  const parts = [
    ...(name === undefined ? [] : [again(schemas[name])]),
    ...(Array.isArray(own.allOf) ? own.allOf.map(again) : []),
  ];
  const properties = [...parts, own].flatMap((part) => (isObject(part.properties) ? [part.properties] : []));
  const merged = Object.assign({}, ...parts, own) as Rules;
  return properties.length === 0 ? merged : { ...merged, properties: mergeProperties(properties) };
}

/** A property that several schemas describe must satisfy all of them. */
function mergeProperties(maps: readonly { [key: string]: JsonValue }[]): JsonValue {
  const merged = new Map<string, JsonValue[]>();
  for (const [name, schema] of maps.flatMap(Object.entries<JsonValue>))
    merged.set(name, [...(merged.get(name) ?? []), schema]);
  return Object.fromEntries(
    [...merged].map(([name, schemas]) => [
      name,
      schemas.length === 1 ? (schemas[0] ?? true) : { allOf: schemas },
    ]),
  );
}

export function partsOf({
  schema,
  schemas,
  depth = 0,
}: {
  schema: JsonSchema | JsonValue | undefined;
  schemas: Schemas;
  depth?: number;
}): Rules[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema) || depth > 16) return [];
  const own = schema as Rules;
  const name = referenceName(own);
  const inner = [
    ...(name === undefined ? [] : [schemas[name]]),
    ...(Array.isArray(own.allOf) ? own.allOf : []),
  ];
  return [own, ...inner.flatMap((part) => partsOf({ schema: part, schemas, depth: depth + 1 }))];
}

export function referenceName(schema: JsonSchema | JsonValue | undefined): string | undefined {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return undefined;
  const { $ref } = schema as Rules;
  return typeof $ref === 'string' ? $ref.replace('#/schemas/', '') : undefined;
}

export function propertySchema({ rules, name }: { rules: Rules; name: string }): JsonValue | undefined {
  const { properties } = rules;
  return isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

export function mainType({ type, properties, items }: Rules): string | undefined {
  const types = Array.isArray(type) ? type : [type];
  const found = types.find((name) => typeof name === 'string' && name !== 'null');
  if (typeof found === 'string') return found;
  if (properties !== undefined) return 'object';
  return items === undefined ? undefined : 'array';
}
