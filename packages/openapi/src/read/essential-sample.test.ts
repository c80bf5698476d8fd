import { expect, test } from 'vitest';
import type { JsonValue } from '../model/api-page.js';
import { essentialSample } from './essential-sample.js';

const names = Array.from({ length: 20 }, (_, index) => `field${index}`);
const value = { ...Object.fromEntries(names.map((name) => [name, 'x'])), options: { a: 1 }, last: 'y' };
const properties: Record<string, JsonValue> = Object.fromEntries(
  Object.keys(value).map((name) => [name, name === 'field0' ? { deprecated: true } : true]),
);

test('generated requests: required fields are kept, but only a few optional fields', () => {
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

test('generated requests: a request that is short, or would become invalid, is not shortened', () => {
  const short = { a: 1, b: { c: 2 } };
  expect(essentialSample({ value: short, schema: { properties: {} }, schemas: {} })).toBe(short);
  const schema = { type: 'object', properties, minProperties: 20 };
  expect(essentialSample({ value, schema, schemas: {} })).toBe(value);
});
