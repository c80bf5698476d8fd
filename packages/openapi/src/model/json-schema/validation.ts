import type { JsonValue } from './types.js';

/** What is wrong with a value, in words for the person who wrote it. */
export interface ValidationError {
  /** Keys from the top to the value: `['tags', 0, 'name']`. */
  path: (string | number)[];
  /** The keyword of JSON Schema that is not kept: `required`, `minimum`. */
  keyword: string;
  /** Without the name of the field: `must be at least 1`. */
  message: string;
}

export type Path = ValidationError['path'];
/** A schema that is more than `true` or `false`. */
export type Rules = Readonly<Record<string, JsonValue>>;
/** An error whose path is that of the value being checked, unless it says another. */
export type Found = Omit<ValidationError, 'path'> & { path?: Path };
/** Checks a value, at some keys from the one being checked, with another schema. */
export type Next = (value: JsonValue, rules: JsonValue | undefined, ...keys: Path) => ValidationError[];

export function isObject(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function limit(holds: boolean, keyword: string, message: string): Found[] {
  return holds ? [] : [{ keyword, message }];
}

export function matches({ value, pattern }: { value: string; pattern: string }): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern that this browser cannot read says nothing.
    return true;
  }
}

export function isEqual(a: JsonValue, b: JsonValue): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index] ?? null));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name] ?? null, b[name] ?? null))
  );
}

export function inWords(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
