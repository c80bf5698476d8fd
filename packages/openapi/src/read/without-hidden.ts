import type { JsonSchema, JsonValue } from '../model/api-page.js';
import type { ValidateOptions } from '../model/json-schema/validate.js';
import { partsOf, propertySchema } from '../model/resolve-schema.js';

/** Samples are never this deep, so the limit only guarantees that the recursion ends. */
const deepest = 16;

/** The sampler misses fields that only one part of `allOf` marks as read-only or write-only. */
export function withoutHidden(input: ValidateOptions, depth = 0): JsonValue {
  const { value, schema, ...others } = input;
  if (depth > deepest || typeof value !== 'object' || value === null) return value;
  const { schemas } = others;
  const mark = others.use === 'response' ? 'writeOnly' : 'readOnly';
  const parts = partsOf({ schema, schemas });
  const again = (inner: JsonValue, found: readonly JsonValue[]): JsonValue => {
    const own = found.length === 1 ? found[0] : { allOf: [...found] };
    return withoutHidden({ ...others, value: inner, schema: own as JsonSchema }, depth + 1);
  };
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.map((item) => again(item, items));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, JsonValue][] => {
      const found = parts.flatMap((part) => propertySchema({ rules: part, name }) ?? []);
      const isHidden = found.some((own) =>
        partsOf({ schema: own, schemas }).some((part) => part[mark] === true),
      );
      return isHidden ? [] : [[name, again(inner, found)]];
    }),
  );
}
