import type { JsonValue } from '../model/api-page.js';
import { validate } from '../model/json-schema/validate.js';
import { isObject } from '../model/json-schema/validation.js';
import type { JsonSchema, MockData } from '../model/mock-data.js';
import { propertySchema, referenceName, resolveSchema } from '../model/resolve-schema.js';
import type { CheckedRequest } from './check-request.js';

type Fields = Readonly<Record<string, JsonValue>>;

interface Options {
  data: MockData;
  example: JsonValue;
  schema: JsonSchema | undefined;
  request: CheckedRequest;
}

/** Skips values that would violate the response's schema. */
export function reflect({ data, example, schema = true, request }: Options): JsonValue {
  const isValid = (value: JsonValue) =>
    validate({ value, schema, schemas: data.schemas, use: 'response' }).length === 0;
  const rules = resolveSchema({ schema, schemas: data.schemas });
  const sent = request.body;
  if (Array.isArray(example)) {
    const isSame = sameItems({ a: rules.items, b: request.content?.schema, data });
    if (Array.isArray(sent) && isSame && isValid(sent)) return sent;
    return example.map((item) =>
      withParameters({ value: item, request, isValid: (value) => isValid([value]) }),
    );
  }
  if (!isObject(example)) return example;
  const isSame =
    referenceName(schema) !== undefined && referenceName(schema) === referenceName(request.content?.schema);
  const base = isObject(sent) ? withBody({ example, sent, rules, isSame }) : example;
  const start = isValid(base) ? base : example;
  return withParameters({ value: start, request, isValid });
}

/**
 * With the same schema for body and response (`isSame`), the example provides only the fields that a server generates.
 * Otherwise, the body's fields override the example's fields.
 */
function withBody({
  example,
  sent,
  rules,
  isSame,
}: {
  example: Fields;
  sent: Fields;
  rules: Fields;
  isSame: boolean;
}): JsonValue {
  const known = Object.entries(sent).filter(([name]) => {
    const property = propertySchema({ rules, name });
    return (isSame || property !== undefined) && !(isObject(property) && property.writeOnly === true);
  });
  if (!isSame) return { ...example, ...Object.fromEntries(known) };
  const added = Object.entries(example).filter(([name]) => {
    const property = propertySchema({ rules, name });
    return name === 'id' || (isObject(property) && property.readOnly === true);
  });
  return { ...Object.fromEntries(added), ...Object.fromEntries(known) };
}

/** For example, a request for `/pet/9` returns the pet with `id` 9, and one with `?status=sold` returns sold pets. */
function withParameters({
  value,
  request: { parameters },
  isValid,
}: {
  value: JsonValue;
  request: CheckedRequest;
  isValid: (value: JsonValue) => boolean;
}): JsonValue {
  if (!isObject(value)) return value;
  const changes = [
    ...Object.entries(parameters.path ?? {}).map(([name, given]) => ({
      name: nameIn({ value, name }),
      given,
    })),
    ...Object.entries(parameters.query ?? {}).map(([name, given]) => ({ name, given })),
  ];
  let changed: JsonValue = value;
  for (const { name, given } of changes) {
    if (name === undefined || !Object.hasOwn(value, name)) continue;
    const one = Array.isArray(given) && !Array.isArray(value[name]) ? given[0] : given;
    if (one === undefined) continue;
    const next: JsonValue = { ...(changed as Fields), [name]: one };
    if (isValid(next)) changed = next;
  }
  return changed;
}

function nameIn({ value, name }: { value: Fields; name: string }): string | undefined {
  if (Object.hasOwn(value, name)) return name;
  return /id$/i.test(name) ? 'id' : undefined;
}

function sameItems({
  a,
  b,
  data,
}: {
  a: JsonValue | undefined;
  b: JsonSchema | undefined;
  data: MockData;
}): boolean {
  const items = resolveSchema({ schema: b, schemas: data.schemas }).items;
  const name = referenceName(a);
  return name !== undefined && name === referenceName(items);
}
