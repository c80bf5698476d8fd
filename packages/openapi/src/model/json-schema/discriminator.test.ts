import { describe, expect, it } from 'vitest';
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

describe('a value with a discriminator', () => {
  const discriminator = { propertyName: 'kind', mapping: { lamp: '#/schemas/Lamp' } };

  it('is checked against the schema that its field names, even if it matches others', () => {
    expect(messages({ kind: 'lamp', watts: 4 })).toEqual([' must match exactly one schema, but matches 2']);
    expect(messages({ kind: 'lamp', watts: 4 }, discriminator)).toEqual([]);
    // Without an entry in the mapping, the schema's name is the value.
    expect(messages({ kind: 'Candle', hours: 2 }, discriminator)).toEqual([]);
  });

  it('is checked against that schema alone', () => {
    expect(messages({ kind: 'lamp', watts: 'four' }, discriminator)).toEqual([
      'watts must be a whole number',
    ]);
  });

  it('must name one of the schemas', () => {
    expect(messages({ kind: 'torch' }, discriminator)).toEqual(['kind must be one of: lamp, Candle']);
    expect(messages({ watts: 4 }, discriminator)).toEqual(['kind is missing']);
  });
});
