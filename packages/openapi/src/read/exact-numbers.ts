import type { JsonValue } from '../model/api-page.js';
import type { ApiSource } from './document.js';
import type { Path } from './json.js';

/** Returns whether a number may have been rounded when the document was parsed, such as a 64-bit ID. */
export function isRounded(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Returns a value in which rounded integers are strings with their digits in the document. */
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
