import { types } from 'node:util';
import { z } from 'zod';

/*
 * Schemas for values from plug-ins. The message of each schema says what is expected. Unknown properties are accepted.
 */

export type Shape = z.ZodType;

export function shape(expected: string, test: (value: unknown) => boolean): Shape {
  return z.custom(test, expected);
}

export const text = z.string('a string');
export const number = z.number('a number');
export const boolean = z.boolean('true or false');
export const anything = z.unknown();
const expectedKey = 'strings as keys';
const key = z.string(expectedKey);

export function oneOf<const Value extends string>(...values: readonly Value[]) {
  return z.enum(values, values.map((value) => JSON.stringify(value)).join(' or '));
}

export function list(item: Shape, expected = 'a list') {
  return z.array(item, expected);
}

export function object(properties: z.ZodRawShape, expected = 'an object') {
  return z.custom(isPlainObject, expected).pipe(z.looseObject(properties));
}

export function record(item: Shape) {
  return z.record(z.string(), item, 'an object');
}

export function map(item: Shape) {
  return z.map(key, item, 'a Map');
}

export function either(choose: (value: unknown) => Shape): Shape {
  return z.unknown().superRefine((value, context) => {
    for (const { path, message } of choose(value).safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  });
}

/** Rejects Maps and Sets, because JSON would lose their content. */
export function isPlainObject(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !types.isMap(value) && !types.isSet(value);
}

export interface Mistake {
  /** Path of the value, such as `pages[0].title`. Empty for the value itself. */
  path: string;
  found: string;
  expected: string;
}

export function mistakeIn({ value, shape: schema }: { value: unknown; shape: Shape }): Mistake | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  if (issue === undefined) return undefined;
  const { path, found } = locate({ value, keys: issue.path });
  if (issue.code === 'invalid_key') {
    const wrong = [...(found as Map<unknown, unknown>).keys()].find((one) => !key.safeParse(one).success);
    return { path: `${path}[${String(wrong)}]`, found: nameOf(wrong), expected: expectedKey };
  }
  // For a key that is a number or a symbol, Zod reports an invalid value instead of an invalid key, and the issue's
  // path ends with the key.
  const wrong = issue.message === expectedKey ? issue.path.at(-1) : found;
  return { path, found: nameOf(wrong), expected: issue.message };
}

function locate({ value, keys }: { value: unknown; keys: readonly PropertyKey[] }): {
  path: string;
  found: unknown;
} {
  let path = '';
  let found = value;
  for (const step of keys) {
    const isEntry = types.isMap(found) || typeof step === 'number';
    path += isEntry ? `[${JSON.stringify(step)}]` : `${path === '' ? '' : '.'}${String(step)}`;
    found = types.isMap(found) ? found.get(step) : (found as Readonly<Record<PropertyKey, unknown>>)[step];
  }
  return { path, found };
}

export function nameOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (types.isSet(value)) return 'a Set';
  return types.isMap(value) ? 'a Map' : `a value of the type ${typeof value}`;
}
