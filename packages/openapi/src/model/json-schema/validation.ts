import { matchesLinearly, mayBacktrack } from './linear-pattern.js';
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

/** `(a|a)*` doubles its time with each character: 2¹² steps are nothing. */
const shortValue = 12;

/** Runs an expression of the document, which must not stop the build or the reader's browser. */
export function matches({ value, pattern }: { value: string; pattern: string }): boolean {
  try {
    // Also reports what is not an expression at all.
    const expression = new RegExp(pattern, 'u');
    // Few characters are checked in no time, whatever the expression.
    if (value.length < shortValue || !mayBacktrack(pattern)) return expression.test(value);
    return matchesLinearly({ value, pattern }) ?? true;
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

/** The same text for equal values. */
function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_, inner: JsonValue) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

export function hasDuplicates(values: readonly JsonValue[]): boolean {
  return new Set(values.map(canonical)).size < values.length;
}

export function inWords(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
