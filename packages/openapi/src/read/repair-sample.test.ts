import { expect, it } from 'vitest';
import { repairSample } from './repair-sample.js';

it('a generated example omits fields that its schema forbids', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };
  expect(repairSample({ value: { a: 'x', b: 1 }, schema, schemas: {} })).toEqual({ a: 'x' });
});

it('a generated example keeps required fields, even if another part of the schema forbids them', () => {
  const schema = {
    required: ['a', 'b'],
    // Many generators add this line to forbid undeclared fields. By mistake, it also forbids the fields that `allOf`
    // declares.
    additionalProperties: false,
    allOf: [{ type: 'object', properties: { a: { type: 'string' }, b: { $ref: '#/schemas/B' } } }],
  };
  const schemas = {
    B: {
      required: ['c', 'd'],
      additionalProperties: false,
      allOf: [{ type: 'object', properties: { c: { type: 'string' }, d: { type: 'string' } } }],
    },
  };
  const value = { a: 'x', b: { c: 'y', d: 'z' } };
  expect(repairSample({ value, schema, schemas })).toEqual(value);
});

it('a generated example includes required fields that its schema does not describe', () => {
  const inner = { type: 'object', required: ['uris'], properties: { ids: { type: 'array' } } };
  const schema = { type: 'object', properties: { a: inner, list: { type: 'array', items: inner } } };
  const value = { a: { ids: [] }, list: [{ ids: [] }] };
  expect(repairSample({ value, schema, schemas: {} })).toEqual({
    a: { ids: [], uris: 'string' },
    list: [{ ids: [], uris: 'string' }],
  });
});
