import type { JsonValue } from '../model/api-page.js';
import type { ApiSource } from './document.js';
import type { Path } from './json.js';

/** Returns whether a number, such as a 64-bit ID, may have been rounded when the document was parsed. */
export function isRounded(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Replaces a rounded integer, or each one in a list, with a string of its digits in the document. */
export function exact({
  source,
  value,
  path,
}: {
  source: ApiSource;
  value: JsonValue;
  path: Path;
}): JsonValue {
  if (Array.isArray(value))
    return value.map((item, index) => exact({ source, value: item, path: [...path, index] }));
  if (typeof value !== 'number' || !isRounded(value)) return value;
  return source.digitsAt(path) ?? value;
}
