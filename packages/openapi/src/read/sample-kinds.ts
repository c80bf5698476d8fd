import type { JsonSchema, JsonValue } from '../model/api-page.js';
import { kindsOf } from '../model/json-schema/discriminator.js';
import { isObject } from '../model/json-schema/validation.js';
import { stringOf } from './json.js';

interface Input {
  value: JsonValue;
  schema: JsonSchema | JsonValue | undefined;
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** Maximum depth; no sample is deeper. */
const deepest = 16;

/**
 * Fixes discriminators in a sample. The sampler picks the first schema, and writes `string` instead of that schema's
 * name.
 */
export function withKinds(input: Input): JsonValue {
  return complete(input, 0);
}

function complete({ value, schema, schemas }: Input, depth: number): JsonValue {
  if (!isObject(schema as JsonValue) || depth > deepest) return value;
  const rules = schema as Readonly<Record<string, JsonValue>>;
  const again = (inner: JsonValue, own: JsonValue | JsonSchema | undefined): JsonValue =>
    complete({ value: inner, schema: own, schemas }, depth + 1);
  if (typeof rules.$ref === 'string') return again(value, schemas[rules.$ref.slice('#/schemas/'.length)]);
  if (Array.isArray(value)) return value.map((item) => again(item, rules.items));
  if (!isObject(value)) return value;
  const { properties, allOf } = rules;
  let result: JsonValue = value;
  for (const part of Array.isArray(allOf) ? allOf : []) result = again(result, part);
  const { name, kinds = [] } = kindsOf(rules) ?? {};
  const [first] = kinds;
  if (name !== undefined && first !== undefined) {
    const known = kinds.find(({ values }) => values.includes(stringOf(value[name])));
    const [own] = first.values;
    if (known === undefined && own !== undefined)
      result = { ...(isObject(result) ? result : {}), [name]: own };
    return again(result, (known ?? first).schema);
  }
  if (!isObject(properties) || !isObject(result)) return result;
  return Object.fromEntries(
    Object.entries(result).map(([key, inner]) => [
      key,
      Object.hasOwn(properties, key) ? again(inner, properties[key]) : inner,
    ]),
  );
}
