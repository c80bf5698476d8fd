import { sample } from 'openapi-sampler';
import type { JsonSchema, JsonValue } from '../model/api-page.js';
import { kindFor, kindsOf } from '../model/json-schema/discriminator.js';
import type { Rules } from '../model/json-schema/validation.js';
import { isObject } from '../model/json-schema/validation.js';

interface Input {
  value: JsonValue;
  schema: JsonSchema | JsonValue | undefined;
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** Samples are never this deep, so the limit only guarantees that the recursion ends. */
const deepest = 16;
const childDepth = 4;

/**
 * The sampler fills in the fields of the first alternative, but writes `string` in the discriminator's field instead of
 * the value that selects this alternative.
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
  const kind = withKind({ value: isObject(result) ? result : value, rules, schemas });
  // A schema that extends this one refers back to this one, and its fields have already been added.
  if (kind !== undefined) return kind.isParent ? kind.value : again(kind.value, kind.schema);
  if (!isObject(properties) || !isObject(result)) return result;
  return Object.fromEntries(
    Object.entries(result).map(([key, inner]) => [
      key,
      Object.hasOwn(properties, key) ? again(inner, properties[key]) : inner,
    ]),
  );
}

function withKind({
  value,
  rules,
  schemas,
}: Pick<Input, 'schemas'> & { value: { [key: string]: JsonValue }; rules: Rules }):
  | { value: JsonValue; schema: JsonValue; isParent: boolean }
  | undefined {
  const found = kindsOf(rules);
  const [first] = found?.kinds ?? [];
  if (found === undefined || first === undefined) return undefined;
  const { name, kinds, isParent } = found;
  const known = kindFor({ kinds, value: value[name] ?? null });
  const { schema, values } = known ?? first;
  // The sampler doesn't know which schemas extend this one, so their fields are added here.
  const fields = isParent ? { ...fieldsOf({ schema, schemas }), ...value } : value;
  const [own] = values;
  const isWrong = known === undefined && own !== undefined;
  return { value: isWrong ? { ...fields, [name]: own } : fields, schema, isParent };
}

function fieldsOf({ schema, schemas }: Pick<Input, 'schemas'> & { schema: JsonValue }): {
  [name: string]: JsonValue;
} {
  try {
    const options = { quiet: true, maxSampleDepth: childDepth };
    const value: unknown = sample(schema as never, options as never, { schemas } as never);
    const plain = JSON.parse(JSON.stringify(value ?? null)) as JsonValue;
    return isObject(plain) ? plain : {};
  } catch {
    return {};
  }
}
