import type { JsonValue } from '../model/api-page.js';
import type { ApiSource } from './document.js';
import type { Path } from './json.js';

/** A large integer, such as a 64-bit ID, may lose digits when the document is parsed. */
export function isRounded(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

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
