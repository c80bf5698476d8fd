import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonSchema, JsonValue } from './types.js';
import { validate } from './validate.js';

function messages(value: JsonValue, schema: JsonSchema): string[] {
  return validate({ value, schema, schemas: {} }).map(({ path, message }) => `${path.join('/')}: ${message}`);
}

describe('validate', () => {
  it('describes how a string violates the schema', () => {
    const schema: JsonSchema = {
      type: 'string',
      minLength: 2,
      maxLength: 3,
      pattern: '^[a-z]+$',
      format: 'date',
    };
    expect(messages('A', schema)).toEqual([
      ': must have at least 2 characters',
      ': must match ^[a-z]+$',
      ': must match the format date',
    ]);
    expect(messages(7, schema)).toEqual([': must be a string']);
  });

  it('describes how a number violates the schema', () => {
    const schema: JsonSchema = {
      type: 'integer',
      minimum: 10,
      exclusiveMaximum: 5,
      multipleOf: 2,
      format: 'int32',
    };
    expect(messages(7, schema)).toEqual([
      ': must be at least 10',
      ': must be less than 5',
      ': must be a multiple of 2',
    ]);
    expect(messages(1.5, schema)).toEqual([': must be a whole number']);
    expect(messages(2 ** 31, { type: 'integer', format: 'int32' })).toEqual([
      ': must match the format int32',
    ]);
  });

  it('accepts any string for an unknown format named “constructor”', () => {
    for (const format of ['__proto__', 'constructor', 'hasOwnProperty'])
      expect(messages('a', { type: 'string', format })).toEqual([]);
  });

  it('names the invalid property of an object', () => {
    const schema: JsonSchema = {
      type: 'object',
      required: ['name', 'tags'],
      properties: {
        name: { type: 'string' },
        tags: { type: 'array', items: { enum: ['quiet', 'loud'] }, uniqueItems: true },
      },
      additionalProperties: false,
    };
    expect(messages({ tags: ['quiet', 'shy', 'quiet'], colour: 1 }, schema)).toEqual([
      'name: is missing',
      'tags: must not contain duplicates',
      'tags/1: must be one of: quiet, loud',
      'colour: is not a known field',
    ]);
  });

  it('does not require read-only fields in a request', () => {
    const schema: JsonSchema = { required: ['id'], properties: { id: { $ref: '#/schemas/Id' } } };
    const schemas: Record<string, JsonSchema> = { Id: { type: 'integer', readOnly: true } };
    expect(validate({ value: {}, schema, schemas, use: 'request' })).toEqual([]);
    expect(validate({ value: {}, schema, schemas, use: 'response' })).toEqual([
      { path: ['id'], keyword: 'required', message: 'is missing' },
    ]);
  });

  it('reports only the errors from the closest alternative of oneOf', () => {
    const schema: JsonSchema = {
      oneOf: [
        {
          type: 'object',
          required: ['bark'],
          properties: { bark: { type: 'boolean' }, legs: { type: 'integer' } },
        },
        { type: 'string' },
      ],
    };
    expect(messages({ bark: 'loud' }, schema)).toEqual(['bark: must be true or false']);
  });

  it('terminates if schemas refer to themselves', () => {
    const schemas: Record<string, JsonSchema> = {
      Node: { type: 'object', properties: { next: { $ref: '#/schemas/Node' }, size: { type: 'integer' } } },
      Loop: { $ref: '#/schemas/Loop' },
    };
    const value = { next: { next: { size: 'big' } } };
    expect(validate({ value, schema: { $ref: '#/schemas/Node' }, schemas })).toEqual([
      { path: ['next', 'next', 'size'], keyword: 'type', message: 'must be a whole number' },
    ]);
    expect(validate({ value, schema: { $ref: '#/schemas/Loop' }, schemas })).toEqual([]);
  });
});

describe('validate compared with ajv', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);

  const words = fc.constantFrom('a', 'b', 'name', 'x-1');
  const values = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.oneof(
        fc.constant(null),
        fc.boolean(),
        fc.integer({ min: -6, max: 12 }),
        fc.constantFrom(0.5, 1.5, 2.25),
        fc.constantFrom('', 'a', 'ab', 'abc', 'ABC', '2024-02-29', '2023-02-29', 'name@host.org'),
      ),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(words, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value as fc.Arbitrary<JsonValue>;

  const size = fc.integer({ min: 0, max: 3 });
  const keywords = (schema: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> =>
    fc
      .record(
        {
          type: fc.oneof(
            fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'null'),
            fc.uniqueArray(fc.constantFrom('string', 'number', 'array', 'object', 'null'), {
              minLength: 1,
              maxLength: 3,
            }),
          ),
          enum: fc.uniqueArray(values, {
            minLength: 1,
            maxLength: 3,
            selector: (value) => JSON.stringify(value),
          }),
          const: values,
          minLength: size,
          maxLength: size,
          pattern: fc.constantFrom('^a', 'c$', '^[a-z]*$'),
          format: fc.constantFrom('date', 'email'),
          minimum: fc.integer({ min: -3, max: 6 }),
          maximum: fc.integer({ min: -3, max: 6 }),
          exclusiveMinimum: fc.integer({ min: -3, max: 6 }),
          exclusiveMaximum: fc.integer({ min: -3, max: 6 }),
          multipleOf: fc.constantFrom(1, 2, 0.5),
          minItems: size,
          maxItems: size,
          uniqueItems: fc.boolean(),
          items: schema,
          prefixItems: fc.array(schema, { minLength: 1, maxLength: 2 }),
          contains: schema,
          minProperties: size,
          maxProperties: size,
          required: fc.uniqueArray(words, { maxLength: 2 }),
          properties: fc.dictionary(words, schema, { maxKeys: 3, noNullPrototype: true }),
          patternProperties: fc.dictionary(fc.constantFrom('^x-', 'a'), schema, {
            maxKeys: 2,
            noNullPrototype: true,
          }),
          additionalProperties: schema,
          propertyNames: schema,
          dependentSchemas: fc.dictionary(words, schema, { maxKeys: 1, noNullPrototype: true }),
          allOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
          anyOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
          oneOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
          not: schema,
          if: schema,
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
          then: schema,
          else: schema,
        },
        { requiredKeys: [] },
      )
      .map((rules) => {
        // Schemas with all of these keywords would hardly ever accept a value, so only a few keywords are combined at a
        // time.
        const entries = Object.entries(rules).filter(([, value]) => value !== undefined);
        const start = JSON.stringify(entries).length % Math.max(entries.length, 1);
        return Object.fromEntries([...entries, ...entries].slice(start, start + 4)) as JsonValue;
      });
  const schemas = fc.letrec<{ schema: JsonValue }>((tie) => ({
    schema: fc.oneof({ maxDepth: 3, depthSize: 'small' }, fc.boolean(), keywords(tie('schema'))),
  })).schema;

  /**
   * ajv accepts an empty list within `not` and `if` although `contains` requires an item, if the schema also has
   * `prefixItems`.
   */
  function confusesAjv(schema: JsonValue, isSilent = false): boolean {
    if (typeof schema !== 'object' || schema === null) return false;
    if (isSilent && 'prefixItems' in schema && 'contains' in schema) return true;
    return Object.entries(schema).some(([key, inner]) =>
      confusesAjv(inner, isSilent || key === 'not' || key === 'if'),
    );
  }

  function judge({ schema, value }: { schema: JsonValue; value: JsonValue }): boolean | undefined {
    if (confusesAjv(schema)) return undefined;
    try {
      return ajv.validate(schema as boolean, value);
    } catch {
      return undefined;
    }
  }

  it('accepts the same values', () => {
    fc.assert(
      fc.property(schemas, values, (schema, value) => {
        const found = validate({ value, schema: schema as JsonSchema, schemas: {} });
        const expected = judge({ schema, value });
        if (expected !== undefined) expect(found.length === 0).toBe(expected);
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });

  it('rejects an empty list for `contains` next to `prefixItems`, unlike ajv', () => {
    const schema: JsonSchema = { prefixItems: [false], contains: true };
    expect(ajv.validate({ not: schema }, []), 'ajv has fixed this: compare these schemas, too').toBe(false);
    expect(validate({ value: [], schema: { not: schema }, schemas: {} })).toEqual([]);
    expect(messages([], schema)).toEqual([': must have at least 1 matching item']);
  });

  it.each(['date', 'date-time', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid'])(
    'accepts the same strings for the format %s',
    (format) => {
      const samples = [
        '',
        '2024-02-29',
        '2023-02-29',
        '2024-13-01',
        '2024-02-29T12:00:00Z',
        '2024-02-29t12:00:00.5+02:00',
        '2024-02-29T25:00:00Z',
        '12:30:00Z',
        '12:30',
        '12:30:00+01:00',
        'P1D',
        'P',
        'PT1H',
        'P1Y2M3DT4H5M6S',
        'P2W',
        'PT',
        'name@host.org',
        'name@',
        '@host',
        'a b@host.org',
        'example.com',
        '-bad.com',
        'a..b',
        'localhost',
        '127.0.0.1',
        '256.1.1.1',
        '1.2.3',
        '01.2.3.4',
        '::1',
        '2001:db8::ff00:42:8329',
        ':::',
        '12345::',
        'https://example.com/a?b#c',
        'mailto:a@b.org',
        '/relative',
        'http://a b',
        'urn:isbn:0451450523',
        '123e4567-e89b-12d3-a456-426614174000',
        '123e4567e89b12d3a456426614174000',
      ];
      const own = samples.filter(
        (value) => validate({ value, schema: { format }, schemas: {} }).length === 0,
      );
      expect(own).toEqual(samples.filter((value) => ajv.validate({ format }, value)));
    },
  );
});
