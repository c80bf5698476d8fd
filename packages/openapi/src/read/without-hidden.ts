import type { JsonValue } from '../model/api-page.js';
import type { ValidateOptions } from '../model/json-schema/validate.js';
import { isObject } from '../model/json-schema/validation.js';
import { propertySchema, resolveSchema } from '../model/resolve-schema.js';

/** Maximum depth; no sample is deeper. */
const deepest = 16;

/**
 * Removes read-only fields from a sample of a request, and write-only fields from one of a response. The sampler misses
 * those that only one of several parts of `allOf` marks.
 */
export function withoutHidden(input: ValidateOptions, depth = 0): JsonValue {
  const { value, schema, ...others } = input;
  const mark = others.use === 'response' ? 'writeOnly' : 'readOnly';
  const rules = resolveSchema({ schema, schemas: others.schemas });
  const again = (inner: JsonValue, own: JsonValue | undefined): JsonValue =>
    own === undefined ? inner : withoutHidden({ ...others, value: inner, schema: own as never }, depth + 1);
  if (depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => again(item, rules.items));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, JsonValue][] => {
      const own = propertySchema({ rules, name });
      if (resolveSchema({ schema: own, schemas: others.schemas })[mark] === true) return [];
      return [[name, again(inner, own)]];
    }),
  );
}
