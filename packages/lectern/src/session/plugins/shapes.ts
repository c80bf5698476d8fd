import { types } from 'node:util';

/** What is wrong with a value. */
export interface Mistake {
  /** Path of the value, such as `pages[0].title`; empty for the value itself. */
  path: string;
  found: string;
  expected: string;
}

/** Checks a value. Returns what is wrong with it; undefined if nothing is. */
export type Shape = (value: unknown) => Mistake | undefined;

/** Returns the shape of values that pass a test. */
export function shape(expected: string, test: (value: unknown) => boolean): Shape {
  return (value) => (test(value) ? undefined : { path: '', found: nameOf(value), expected });
}

export const text = shape('a string', (value) => typeof value === 'string');
export const number = shape('a number', (value) => typeof value === 'number' && !Number.isNaN(value));
export const boolean = shape('true or false', (value) => typeof value === 'boolean');
export const anything: Shape = () => undefined;

export function oneOf(...values: readonly string[]): Shape {
  const names = values.map((value) => JSON.stringify(value)).join(' or ');
  return shape(names, (value) => values.includes(value as string));
}

/** A property that may be absent. */
export function optional(inner: Shape): Shape {
  return (value) => (value === undefined ? undefined : inner(value));
}

export function nullable(inner: Shape): Shape {
  return (value) => (value === null ? undefined : inner(value));
}

export function list(item: Shape, expected = 'a list'): Shape {
  const check = shape(expected, Array.isArray);
  // A loop also finds holes, which the methods of lists skip.
  return (value) => {
    const wrong = check(value);
    if (wrong !== undefined) return wrong;
    const items = value as readonly unknown[];
    for (let index = 0; index < items.length; index += 1) {
      const mistake = within(`[${index}]`, item(items[index]));
      if (mistake !== undefined) return mistake;
    }
    return undefined;
  };
}

export function object(properties: Readonly<Record<string, Shape>>, expected = 'an object'): Shape {
  const check = shape(expected, isPlainObject);
  const entries = Object.entries(properties);
  return (value) => check(value) ?? firstOf(entries, ([key, inner]) => at(key, inner, value));
}

export function record(item: Shape): Shape {
  const check = shape('an object', isPlainObject);
  return (value) => check(value) ?? firstOf(Object.keys(value as object), (key) => at(key, item, value));
}

export function map(item: Shape): Shape {
  const check = shape('a Map', (value) => types.isMap(value));
  const ofKey = shape('strings as keys', (key) => typeof key === 'string');
  return (value) =>
    check(value) ??
    firstOf([...(value as ReadonlyMap<unknown, unknown>)], ([key, one]) =>
      within(`[${JSON.stringify(key) ?? String(key)}]`, ofKey(key) ?? item(one)),
    );
}

/** Returns whether a value is an object, but not a list or a class of JavaScript whose content would be lost as JSON. */
export function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !types.isMap(value);
}

function at(key: string, inner: Shape, value: unknown): Mistake | undefined {
  return within(`.${key}`, inner((value as Readonly<Record<string, unknown>>)[key]));
}

function within(step: string, mistake: Mistake | undefined): Mistake | undefined {
  return mistake && { ...mistake, path: step + mistake.path };
}

function firstOf<Item>(
  items: readonly Item[],
  check: (item: Item) => Mistake | undefined,
): Mistake | undefined {
  for (const item of items) {
    const mistake = check(item);
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}

export function nameOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return 'a list';
  return types.isMap(value) ? 'a Map' : `a value of the type ${typeof value}`;
}
