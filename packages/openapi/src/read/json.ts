import type { JsonValue } from '../model/api-page.js';

export type JsonObject = { [key: string]: JsonValue };
export type Path = readonly (string | number)[];

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function asArray(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** `String` would throw for an object with a `toString` field. */
export function stringOf(value: JsonValue | undefined): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

export function asStrings(value: JsonValue | undefined): string[] {
  return asArray(value).filter((item) => typeof item === 'string');
}

/** Returns undefined if the string is not a pointer, such as `#/a/b~1c`. */
export function pathOfPointer(pointer: string): string[] | undefined {
  if (pointer === '' || pointer === '#') return [];
  if (!pointer.startsWith('#/')) return undefined;
  return pointer
    .slice(2)
    .split('/')
    .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function pointerOfPath(path: Path): string {
  return `#${path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

export function valueAt({ value, path }: { value: JsonValue; path: Path }): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const key of path) {
    if (Array.isArray(found)) found = found[Number(key)];
    else if (isObject(found) && Object.hasOwn(found, key)) found = found[key];
    else return undefined;
  }
  return found;
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
