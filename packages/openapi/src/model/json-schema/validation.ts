import { matchesLinearly, mayBacktrack } from './linear-pattern.js';
import type { JsonValue } from './types.js';

export interface ValidationError {
  path: (string | number)[];
  keyword: string;
  /** The message without the name of the field, such as `must be at least 1`. */
  message: string;
}

export type Path = ValidationError['path'];
export type Rules = Readonly<Record<string, JsonValue>>;
/** Without a path, the error is about the validated value itself. */
export type Found = Omit<ValidationError, 'path'> & { path?: Path };
export type Next = (value: JsonValue, rules: JsonValue | undefined, ...keys: Path) => ValidationError[];

export function isObject(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function limit(holds: boolean, keyword: string, message: string): Found[] {
  return holds ? [] : [{ keyword, message }];
}

/**
 * Values up to this length are matched with the built-in engine. Even `(a|a)*`, which doubles the steps with each
 * character, takes only 2¹² steps.
 */
const shortValue = 12;

/** The pattern comes from an untrusted document, so a slow pattern must not stall the build or the reader's browser. */
export function matches({ value, pattern }: { value: string; pattern: string }): boolean {
  try {
    const expression = new RegExp(pattern, 'u');
    if (value.length < shortValue || !mayBacktrack(pattern)) return expression.test(value);
    return matchesLinearly({ value, pattern }) ?? true;
  } catch {
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

function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_, inner: JsonValue) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

export function hasDuplicates(values: readonly JsonValue[]): boolean {
  return new Set(values.map(canonical)).size < values.length;
}

export function describeValue(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
