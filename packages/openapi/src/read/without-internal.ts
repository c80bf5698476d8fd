import type { JsonValue } from '../model/api-page.js';
import type { JsonObject } from './json.js';
import { asArray, isObject } from './json.js';

/**
 * `x-internal` is a Redoc extension that other tools also support. Internal items become empty objects, so the other
 * items of a list keep their indexes.
 */
export function withoutInternal(root: JsonObject): JsonObject {
  const { tags, ...others } = root;
  const { components } = others;
  const kept = stripped(others) as JsonObject;
  // Named schemas are kept even if they are internal, because other schemas may refer to them.
  if (isObject(components) && isObject(kept.components) && isObject(components.schemas))
    kept.components.schemas = Object.fromEntries(
      Object.entries(components.schemas).map(([name, schema]) => [name, stripped(schema)]),
    );
  return tags === undefined ? kept : { ...kept, tags };
}

function stripped(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item) => (isInternal(item) ? {} : stripped(item)));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => !isInternal(inner));
  const copy: JsonObject = Object.fromEntries(entries.map(([key, inner]) => [key, stripped(inner)]));
  const { properties } = value;
  if (isObject(properties) && Array.isArray(value.required))
    copy.required = asArray(value.required).filter((name) => !isInternal(properties[String(name)]));
  return copy;
}

function isInternal(value: JsonValue | undefined): boolean {
  return isObject(value) && value['x-internal'] === true;
}
