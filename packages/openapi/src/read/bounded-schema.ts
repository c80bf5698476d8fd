import type { JsonValue } from '../model/api-page.js';
import type { JsonObject } from './json.js';
import { isObject } from './json.js';

/** Larger examples would not help anyone, and `minItems: 1000000000` would exhaust memory. */
const most: Readonly<Record<string, number>> = { minItems: 100, minLength: 1000, minProperties: 100 };
/**
 * The upper limit for a count in a pattern. For example, a string that matches `^a{1000000}$` has a million characters.
 */
const largestCount = 1000;

export function boundedSchema<Value extends JsonValue>(value: Value): Value {
  return (isBounded(value) ? value : bounded(value)) as Value;
}

function isBounded(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.every(isBounded);
  if (!isObject(value)) return true;
  return Object.entries(value).every(([key, inner]) => !isTooLarge(key, inner) && isBounded(inner));
}

function isTooLarge(key: string, value: JsonValue): boolean {
  if (key === 'pattern' && typeof value === 'string') return hasLargeCount(value);
  const limit = Object.hasOwn(most, key) ? most[key] : undefined;
  return limit !== undefined && typeof value === 'number' && value > limit;
}

function hasLargeCount(pattern: string): boolean {
  return [...pattern.matchAll(/\{(\d+)/g)].some(([, count]) => Number(count) > largestCount);
}

function bounded(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(bounded);
  if (!isObject(value)) return value;
  const kept: JsonObject = {};
  for (const [key, inner] of Object.entries(value)) {
    if (!isTooLarge(key, inner)) kept[key] = bounded(inner);
    else if (key !== 'pattern') kept[key] = most[key] ?? 0;
  }
  return kept;
}
