import { expect, test } from 'vitest';
import type { JsonValue } from '../model/api-page.js';
import { essentialSample } from './essential-sample.js';

const names = Array.from({ length: 20 }, (_, index) => `field${index}`);
const value = { ...Object.fromEntries(names.map((name) => [name, 'x'])), options: { a: 1 }, last: 'y' };
const properties: Record<string, JsonValue> = Object.fromEntries(
  Object.keys(value).map((name) => [name, name === 'field0' ? { deprecated: true } : true]),
);

test('a generated request keeps the required fields, and only a few optional fields', () => {
  const schema = { type: 'object', required: ['last', 'options'], properties };
  expect(essentialSample({ value, schema, schemas: {} })).toEqual({
    field1: 'x',
    field2: 'x',
    field3: 'x',
    field4: 'x',
    options: { a: 1 },
    last: 'y',
  });
});

test('a generated request is not shortened if it is already short, or if shortening would make it invalid', () => {
  const short = { a: 1, b: { c: 2 } };
  expect(essentialSample({ value: short, schema: { properties: {} }, schemas: {} })).toBe(short);
  const schema = { type: 'object', properties, minProperties: 20 };
  expect(essentialSample({ value, schema, schemas: {} })).toBe(value);
});
