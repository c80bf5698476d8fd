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

describe('validating a value with a discriminator', () => {
  const discriminator = { propertyName: 'kind', mapping: { lamp: '#/schemas/Lamp' } };

  it("applies the schema that the discriminator's field names, even if the value matches others", () => {
    expect(messages({ kind: 'lamp', watts: 4 })).toEqual([' must match exactly one schema, but matches 2']);
    expect(messages({ kind: 'lamp', watts: 4 }, discriminator)).toEqual([]);
    // Without an entry in the mapping, the schema's name is the value.
    expect(messages({ kind: 'Candle', hours: 2 }, discriminator)).toEqual([]);
  });

  it("reports only the errors of the schema that the discriminator's field names", () => {
    expect(messages({ kind: 'lamp', watts: 'four' }, discriminator)).toEqual([
      'watts must be a whole number',
    ]);
  });

  it('reports an error if the field names none of the schemas', () => {
    expect(messages({ kind: 'torch' }, discriminator)).toEqual(['kind must be one of: lamp, Candle']);
    expect(messages({ watts: 4 }, discriminator)).toEqual(['kind is missing']);
  });
});
