import { describe, expect, it } from 'vitest';
import { ok, pageOf } from './__fixtures__/read-files.js';

describe('schemas in an OpenAPI document', () => {
  it('can be recursive: inside a schema, a reference to the same schema becomes a link', async () => {
    const { schemas } = await pageOf({
      components: {
        schemas: {
          Node: {
            type: 'object',
            required: ['name'],
            properties: { name: { type: 'string' }, next: { $ref: '#/components/schemas/Node' } },
          },
        },
      },
    });
    const [node] = schemas;
    expect(node?.target).toEqual({ route: '/api', anchor: 'schema-Node' });
    expect(
      node?.schema.properties.map(({ name, required, schema }) => [name, required, schema.label, schema.ref]),
    ).toEqual([
      ['name', true, 'string', undefined],
      ['next', false, 'Node', 'Node'],
    ]);
    expect(node?.examples[0]?.text).toBe(
      '{\n  "name": "Example name",\n  "next": { "name": "Example name" }\n}',
    );
  });

  it('an unnamed schema that contains itself is expanded only once', async () => {
    const { groups } = await pageOf({
      paths: {
        '/a': {
          get: {
            responses: {
              200: {
                description: 'A tree.',
                content: {
                  'application/json': {
                    schema: {
                      type: 'object',
                      properties: {
                        inner: { $ref: '#/paths/~1a/get/responses/200/content/application~1json/schema' },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    });
    const schema = groups[0]?.operations[0]?.responses[0]?.content[0]?.schema;
    expect(schema?.properties[0]?.schema.properties[0]?.schema.label).toBe('any');
  });

  it('are merged into one list of properties if they are objects combined with allOf', async () => {
    const { schemas } = await pageOf({
      components: {
        schemas: {
          Base: {
            type: 'object',
            required: ['id'],
            properties: { id: { type: 'integer' }, kind: { type: 'string' } },
          },
          Lamp: {
            description: 'Shines.',
            allOf: [
              { $ref: '#/components/schemas/Base' },
              { properties: { kind: { const: 'lamp' }, on: { type: 'boolean' } } },
            ],
            required: ['kind'],
          },
          Alias: { allOf: [{ $ref: '#/components/schemas/Base' }], description: 'As it was.' },
          Mixed: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'string' }] },
        },
      },
    });
    const [, lamp, alias, mixed] = schemas.map(({ schema }) => schema);
    expect(
      lamp?.properties.map(({ name, required, schema }) => `${name} ${required} ${schema.label}`),
    ).toEqual(['id true integer', 'kind true lamp', 'on false boolean']);
    expect([alias?.ref, alias?.description?.markdown]).toEqual(['Base', 'As it was.']);
    expect(mixed?.allOf.map(({ label }) => label)).toEqual(['Base', 'string']);
  });

  it('have a type label and readable constraints', async () => {
    const { schemas } = await pageOf({
      components: {
        schemas: {
          A: { type: 'string', minLength: 1, maxLength: 1, pattern: '^a' },
          B: { type: ['number', 'null'], minimum: 1, exclusiveMaximum: 9, multipleOf: 2 },
          C: { type: 'array', items: { type: 'string', format: 'date' }, minItems: 2, uniqueItems: true },
          D: { oneOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }, { type: 'integer' }] },
          E: {
            type: 'object',
            minProperties: 1,
            maxProperties: 3,
            additionalProperties: { type: 'boolean' },
          },
        },
      },
    });
    expect(schemas.map(({ schema: { label, constraints } }) => [label, ...constraints])).toEqual([
      ['string', 'exactly 1 character', 'matches ^a'],
      ['number or null', 'at least 1', 'less than 9', 'a multiple of 2'],
      ['array of string (date)', 'at least 2 items', 'no duplicates'],
      ['one of A, integer, or null'],
      ['object', '1 to 3 properties'],
    ]);
  });

  it('are converted to OpenAPI 3.1 if the document is 3.0', async () => {
    const { mock, schemas } = await pageOf({
      openapi: '3.0.3',
      paths: {
        '/a': {
          post: {
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
            responses: ok,
          },
        },
      },
      components: {
        schemas: {
          A: { type: 'number', nullable: true, minimum: 0, exclusiveMinimum: true, maximum: 2, enum: [1] },
        },
      },
    });
    expect(mock?.schemas).toEqual({
      A: { type: ['number', 'null'], enum: [1, null], exclusiveMinimum: 0, maximum: 2 },
    });
    expect(schemas[0]?.schema).toMatchObject({ nullable: true, constraints: ['more than 0', 'at most 2'] });
  });

  it('can require a field that another part of allOf describes, or that no part describes', async () => {
    const { schemas } = await pageOf({
      components: {
        schemas: {
          Base: { type: 'object', properties: { id: { type: 'integer' } } },
          Lamp: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['id', 'name'] }] },
        },
      },
    });
    expect(
      schemas[1]?.schema.properties.map(
        ({ name, required, schema }) => `${name} ${required} ${schema.label}`,
      ),
    ).toEqual(['id true integer', 'name true any']);
  });

  it('are distinguished by a discriminator whose values are mapped to names or references', async () => {
    const { schemas } = await pageOf({
      components: {
        schemas: {
          Light: {
            oneOf: [{ $ref: '#/components/schemas/Lamp' }, { $ref: '#/components/schemas/Candle' }],
            discriminator: {
              propertyName: 'kind',
              mapping: { lamp: '#/components/schemas/Lamp', candle: 'Candle' },
            },
          },
          Lamp: { type: 'object' },
          Candle: { type: 'object' },
        },
      },
    });
    expect(schemas[0]?.schema.discriminator?.mapping).toEqual([
      { value: 'lamp', ref: 'Lamp' },
      { value: 'candle', ref: 'Candle' },
    ]);
  });

  it('show which subschemas apply conditionally, and which fields are forbidden', async () => {
    const { schemas } = await pageOf({
      components: {
        schemas: {
          A: {
            if: { required: ['a'] },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
            then: { required: ['b'] },
            else: { properties: { c: { type: 'string' } } },
            dependentSchemas: { d: { required: ['e'] } },
            properties: { never: false, d: true },
            unevaluatedProperties: false,
          },
          B: { contains: { type: 'integer' }, prefixItems: [{ type: 'string' }], items: false },
        },
      },
    });
    const [a, b] = schemas.map(({ schema }) => schema);
    expect(
      a?.conditions?.map(({ kind, name, schema }) => [
        kind,
        name,
        schema.properties.map((field) => field.name),
      ]),
    ).toEqual([
      ['if', undefined, ['a']],
      ['then', undefined, ['b']],
      ['else', undefined, ['c']],
      ['dependent', 'd', ['e']],
    ]);
    expect(a?.properties.map(({ name, schema }) => [name, schema.not?.label])).toEqual([
      ['never', 'any'],
      ['d', undefined],
    ]);
    expect(a?.additionalProperties).toBe(false);
    expect(b?.conditions?.map(({ kind, schema }) => [kind, schema.label])).toEqual([['contains', 'integer']]);
    expect(b?.constraints).toEqual(['no other items']);
  });
});
