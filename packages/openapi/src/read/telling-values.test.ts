import { expect, test } from 'vitest';
import { namedPlaceholders, tellingValues } from './telling-values.js';
import { withoutUntold } from './without-untold.js';

test('generated examples: a field of type string without an example gets a meaningful value', () => {
  const schemas = { Person: { properties: { homeCity: { type: 'string' }, code: { type: 'string' } } } };
  const schema = {
    properties: {
      firstName: { type: 'string' },
      email: { type: 'string' },
      login: { type: 'string', enum: ['string'] },
      owner: { type: 'string', pattern: '^s' },
      emails: { type: 'array', items: { type: 'string' } },
      person: { $ref: '#/schemas/Person' },
      first_name: { type: 'string', minLength: 6 },
      petName: { type: 'string' },
      pet_id: { type: 'string' },
      count: { type: 'integer' },
      id: { type: 'integer' },
      total_price: { type: 'number' },
      step: { type: 'integer', minimum: 0 },
    },
  };
  const value = {
    firstName: 'string',
    email: 'string',
    login: 'string',
    owner: 'string',
    emails: ['string'],
    person: { homeCity: 'string', code: 'string' },
    count: 0,
    id: 0,
    total_price: 0,
    step: 0,
    first_name: 'string',
    petName: 'string',
    pet_id: 'string',
  };
  expect(tellingValues({ value, schema, schemas })).toEqual({
    firstName: 'Ada',
    email: 'ada@example.com',
    login: 'string',
    owner: 'string',
    emails: ['ada@example.com'],
    person: { homeCity: 'London', code: 'string' },
    count: 1,
    id: 1,
    total_price: 1000,
    step: 1,
    first_name: 'Example name',
    petName: 'Example name',
    pet_id: 'abc123',
  });
  expect(tellingValues({ value: 'string', schema: { type: 'string' }, schemas: {}, name: 'repo' })).toBe(
    'hello-world',
  );
});

test.each([
  ['a name and a length', 'title', { maxLength: 20 }, 'Example title'],
  ['a length that the first candidate exceeds', 'country', { maxLength: 2 }, 'CA'],
  ['a description', 'sum', { description: 'Three-letter ISO 4217 code.' }, 'USD'],
  ['a description of an ID', 'customer', { description: 'Identifier of the customer.' }, 'abc123'],
  ['no known meaning', 'intent', {}, 'string'],
  ['a length that no candidate fits', 'name', { maxLength: 2 }, 'st'],
])('generated examples: a string with %s (field "%s", %j) becomes %j', (_, name, rules, expected) => {
  // The sampler truncates the placeholder to the maximum length.
  const value = 'string'.slice(0, 'maxLength' in rules ? rules.maxLength : undefined);
  expect(tellingValues({ value, schema: { type: 'string', ...rules }, schemas: {}, name })).toBe(expected);
});

test('generated examples: the limits of a 64-bit integer are not used as values', () => {
  const schema = {
    properties: {
      nonce: { type: 'integer', minimum: -9_223_372_036_854_776_000 },
      count: { type: 'integer', minimum: 5 },
      low: { type: 'integer', minimum: 0, maximum: 0 },
    },
  };
  const value = { nonce: -9_223_372_036_854_776_000, count: 5, low: 0 };
  expect(tellingValues({ value, schema, schemas: {} })).toEqual({ nonce: 1, count: 5, low: 0 });
});

test('generated examples: a remaining placeholder contains the name of its field', () => {
  const schema = {
    properties: { refType: { type: 'string' }, map: { additionalProperties: { type: 'string' } } },
  };
  const value = { refType: 'string', map: { property1: 'string' } };
  expect(namedPlaceholders({ value, schema, schemas: {} })).toEqual({
    refType: 'example-ref-type',
    map: { property1: 'example-value' },
  });
});

test('generated requests: optional fields whose names suggest no meaningful value are left out', () => {
  const text = { type: 'string' };
  const schema = {
    required: ['customer'],
    properties: { customer: text, expand: { items: text }, count: { type: 'integer' } },
  };
  const value = { customer: 'string', expand: ['string'], count: 1 };
  expect(withoutUntold({ value, schema, schemas: {} })).toEqual({ customer: 'string', count: 1 });
  // The sample keeps one optional field, because an empty request would not help readers.
  const optional = { properties: { a: text, b: text } };
  expect(withoutUntold({ value: { a: 'string', b: 'string' }, schema: optional, schemas: {} })).toEqual({
    a: 'string',
  });
  const needsTwo = { ...optional, minProperties: 2 };
  expect(withoutUntold({ value: { a: 'string', b: 'string' }, schema: needsTwo, schemas: {} })).toEqual({
    a: 'string',
    b: 'string',
  });
});
