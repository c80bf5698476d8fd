import type { JsonValue } from '../model/api-page.js';
import type { JsonObject } from './json.js';
import { asArray, asStrings } from './json.js';

/** Nested schemas are not converted. */
export function modernSchema(old: JsonObject): JsonObject {
  const { nullable, exclusiveMinimum, exclusiveMaximum, 'x-nullable': nullableBefore, ...rest } = old;
  const { minimum, maximum, ...plain } = rest;
  const schema: JsonObject = {
    ...plain,
    ...(minimum === undefined || exclusiveMinimum === true ? {} : { minimum }),
    ...(maximum === undefined || exclusiveMaximum === true ? {} : { maximum }),
    ...limit({ schema: rest, key: 'minimum', exclusiveKey: 'exclusiveMinimum', exclusive: exclusiveMinimum }),
    ...limit({ schema: rest, key: 'maximum', exclusiveKey: 'exclusiveMaximum', exclusive: exclusiveMaximum }),
  };
  if (schema.type === 'file') Object.assign(schema, { type: 'string', format: 'binary' });
  if (nullable === true || nullableBefore === true) Object.assign(schema, asNullable(schema));
  if (typeof schema.discriminator === 'string') schema.discriminator = { propertyName: schema.discriminator };
  return schema;
}

/** In OpenAPI 3.0, `exclusiveMinimum` is a flag next to `minimum`. In 3.1, it is a number. */
function limit({
  schema,
  key,
  exclusiveKey,
  exclusive,
}: {
  schema: JsonObject;
  key: string;
  exclusiveKey: string;
  exclusive: JsonValue | undefined;
}): JsonObject {
  const value = exclusive === true ? schema[key] : exclusive;
  return typeof value === 'number' ? { [exclusiveKey]: value } : {};
}

function asNullable(schema: JsonObject): JsonObject {
  if (schema.type === undefined) return { nullable: true };
  const types = typeof schema.type === 'string' ? [schema.type] : asStrings(schema.type);
  const values = asArray(schema.enum);
  return {
    type: [...types.filter((type) => type !== 'null'), 'null'],
    ...(schema.enum === undefined ? {} : { enum: values.includes(null) ? values : [...values, null] }),
  };
}

export function typesOf({
  type,
  properties,
  items,
  additionalProperties,
  prefixItems,
  required,
}: JsonObject): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return asStrings(type);
  if (properties !== undefined || required !== undefined || typeof additionalProperties === 'object')
    return ['object'];
  return items !== undefined || prefixItems !== undefined ? ['array'] : [];
}
