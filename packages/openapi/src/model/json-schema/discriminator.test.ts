import { describe, expect, it, test } from 'vitest';
import type { JsonSchema, JsonValue } from './types.js';
import { validate } from './validate.js';

const named = (kind: string): JsonSchema => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string' }, [kind]: { type: 'integer' } },
});
const schemas = { Lamp: named('watts'), Candle: named('hours') };
const oneOf = [{ $ref: '#/schemas/Lamp' }, { $ref: '#/schemas/Candle' }];

function messages(value: JsonValue, discriminator?: JsonValue): string[] {
  const schema: JsonSchema = { oneOf, ...(discriminator === undefined ? {} : { discriminator }) };
  return validate({ value, schema, schemas }).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('validating a value with a discriminator', () => {
  const discriminator = { propertyName: 'kind', mapping: { lamp: '#/schemas/Lamp' } };

  it("applies the schema named by the discriminator's field, even if the value matches other schemas", () => {
    expect(messages({ kind: 'lamp', watts: 4 })).toEqual([' must match exactly one schema, but matches 2']);
    expect(messages({ kind: 'lamp', watts: 4 }, discriminator)).toEqual([]);
    // The mapping doesn't list `Candle`, so the schema is selected by its name.
    expect(messages({ kind: 'Candle', hours: 2 }, discriminator)).toEqual([]);
  });

  it("reports only the errors of the schema named by the discriminator's field", () => {
    expect(messages({ kind: 'lamp', watts: 'four' }, discriminator)).toEqual([
      'watts must be a whole number',
    ]);
  });

  it('reports an error if the field does not name any of the schemas', () => {
    expect(messages({ kind: 'torch' }, discriminator)).toEqual(['kind must be one of: lamp, Candle']);
    expect(messages({ watts: 4 }, discriminator)).toEqual(['kind is missing']);
  });

  it("accepts the name of a schema in the discriminator's field, in addition to the mapped value", () => {
    expect(messages({ kind: 'Lamp', watts: 4 }, discriminator)).toEqual([]);
  });

  it("accepts null if an alternative has the type 'null'", () => {
    const schema: JsonSchema = { anyOf: [...oneOf, { type: 'null' }], discriminator };
    const check = (value: JsonValue) => validate({ value, schema, schemas }).map(({ message }) => message);
    expect([check(null), check({ kind: 'Candle', hours: 2 }), check({ kind: 'lamp', watts: 'x' })]).toEqual([
      [],
      [],
      ['must be a whole number'],
    ]);
  });

  it('can select a schema by a number', () => {
    const version = (v: number, field: string): JsonSchema => ({
      type: 'object',
      required: ['v', field],
      properties: { v: { const: v }, [field]: { type: 'string' } },
    });
    const schema: JsonSchema = {
      oneOf: [version(1, 'a'), version(2, 'b')] as JsonValue[],
      discriminator: { propertyName: 'v' },
    };
    expect(validate({ value: { v: 2 }, schema, schemas: {} })).toMatchObject([{ path: ['b'] }]);
  });

  it('reports each error once if the child schemas extend the parent schema', () => {
    const child = (field: string): JsonSchema => ({
      allOf: [{ $ref: '#/schemas/Light' }, { type: 'object', required: [field] }],
    });
    const all = {
      Light: { oneOf, discriminator, required: ['kind'], type: 'object' },
      Lamp: child('watts'),
      Candle: child('hours'),
    } as Record<string, JsonSchema>;
    const check = (value: JsonValue) =>
      validate({ value, schema: { $ref: '#/schemas/Light' }, schemas: all }).map(({ path }) =>
        path.join('.'),
      );
    expect(check({ kind: 'lamp' })).toEqual(['watts']);
    expect(check({ kind: 'Candle', hours: 1 })).toEqual([]);
  });

  it('validates a value of a parent schema with the child schema that the discriminator selects', () => {
    const all = {
      ...schemas,
      Bulb: { allOf: [{ $ref: '#/schemas/Light' }, { required: ['watts'] }] },
      Light: {
        type: 'object',
        properties: { kind: { type: 'string' } },
        discriminator: {
          propertyName: 'kind',
          mapping: { bulb: '#/schemas/Bulb' },
          children: [{ $ref: '#/schemas/Bulb' }],
        },
      },
    } as Record<string, JsonSchema>;
    const check = (value: JsonValue) =>
      validate({ value, schema: { $ref: '#/schemas/Light' }, schemas: all }).map(
        ({ path, message }) => `${path.join('.')} ${message}`,
      );
    expect(check({ kind: 'bulb' })).toEqual(['watts is missing']);
    expect(check({ kind: 'sun' })).toEqual(['kind must be bulb']);
    expect(check({})).toEqual([]);
  });
});

test('validating a value without a discriminator: errors come from the alternative whose constant matches', () => {
  const kind = (name: string, ...fields: string[]): JsonValue => ({
    type: 'object',
    required: ['kind', ...fields],
    properties: { kind: { enum: [name] } },
  });
  const schema: JsonSchema = { oneOf: [kind('a'), kind('b', 'x', 'y')] };
  const errors = validate({ value: { kind: 'b' }, schema, schemas: {} });
  expect(errors.map(({ path }) => path.join('.'))).toEqual(['x', 'y']);
});
