import type { JsonSchema, JsonValue } from '../model/api-page.js';
import { validate } from '../model/json-schema/validate.js';
import { propertySchema, resolveSchema } from '../model/resolve-schema.js';
import { untold } from './telling-values.js';

interface Input {
  value: JsonValue;
  schema: JsonSchema;
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** Samples are never this deep, so the limit only guarantees that the recursion ends. */
const deepest = 16;

/** Servers would reject a request with the placeholder `string`. */
export function withoutUntold(input: Input): JsonValue {
  const { value, schema, schemas } = input;
  const shorter = reduce(input, 0);
  const errorsOf = (body: JsonValue) => validate({ value: body, schema, schemas, use: 'request' }).length;
  return errorsOf(shorter) <= errorsOf(value) ? shorter : value;
}

function reduce(
  { value, schema, schemas }: Omit<Input, 'schema'> & { schema: JsonSchema | JsonValue | undefined },
  depth: number,
): JsonValue {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  const rules = resolveSchema({ schema, schemas });
  if (Array.isArray(value))
    return value.map((item) => reduce({ value: item, schema: rules.items, schemas }, depth + 1));
  const required = Array.isArray(rules.required) ? rules.required : [];
  const known = Object.entries(value).filter(([name, field]) => required.includes(name) || !isUntold(field));
  // If no field has a known value, the first is kept, so the request isn't empty.
  const shown = known.length === 0 ? Object.entries(value).slice(0, 1) : known;
  return Object.fromEntries(
    shown.map(([name, field]) => [
      name,
      reduce({ value: field, schema: propertySchema({ rules, name }), schemas }, depth + 1),
    ]),
  );
}

function isUntold(value: JsonValue): boolean {
  if (value === untold) return true;
  if (typeof value !== 'object' || value === null) return false;
  const inner: (JsonValue | undefined)[] = Object.values(value);
  return inner.length > 0 && inner.every((each) => each !== undefined && isUntold(each));
}
