import type { JsonSchema, JsonValue } from '../model/api-page.js';
import { validate } from '../model/json-schema/validate.js';
import { isObject } from '../model/json-schema/validation.js';
import { propertySchema, resolveSchema } from '../model/resolve-schema.js';

/** A generated request with at most this number of values is shown in full. */
const manyValues = 12;
const enoughFields = 6;

interface Input {
  value: JsonValue;
  schema: JsonSchema;
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** A request with every optional field is hard to read, and most servers would reject it. */
export function essentialSample({ value, schema, schemas }: Input): JsonValue {
  if (!isObject(value) || countValues(value) <= manyValues) return value;
  const rules = resolveSchema({ schema, schemas });
  const required = Array.isArray(rules.required) ? rules.required : [];
  const kept = new Set(Object.keys(value).filter((name) => required.includes(name)));
  const optional = Object.entries(value).filter(
    ([name, field]) => typeof field !== 'object' && !isDeprecated({ rules, name, schemas }),
  );
  for (const [name] of optional) if (kept.size < enoughFields) kept.add(name);
  const shorter = Object.fromEntries(Object.entries(value).filter(([name]) => kept.has(name)));
  const errorsOf = (body: JsonValue) => validate({ value: body, schema, schemas, use: 'request' }).length;
  return kept.size > 0 && errorsOf(shorter) <= errorsOf(value) ? shorter : value;
}

function isDeprecated({
  rules,
  name,
  schemas,
}: Pick<Input, 'schemas'> & { rules: ReturnType<typeof resolveSchema>; name: string }): boolean {
  return resolveSchema({ schema: propertySchema({ rules, name }), schemas }).deprecated === true;
}

function countValues(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + countValues(item as JsonValue), 0);
}
