import { describe, expect, it } from 'vitest';
import { info, pageOf, readFiles } from './__fixtures__/read-files.js';

describe('details on an API page', () => {
  it('include header examples, link parameters, and the description next to a reference', async () => {
    const { groups } = await pageOf({
      paths: {
        '/lamps': {
          get: {
            operationId: 'listLamps',
            responses: {
              200: {
                $ref: '#/components/responses/Lamps',
                description: 'Those that shine.',
              },
            },
          },
        },
      },
      components: {
        responses: {
          Lamps: {
            description: 'Some lamps.',
            headers: { 'X-Next': { schema: { type: 'string' }, example: 'page-2' } },
            links: {
              next: {
                operationId: 'listLamps',
                parameters: { page: '$response.header.X-Next', size: '10' },
                server: { url: 'https://b.example' },
              },
            },
          },
        },
      },
    });
    const response = groups[0]?.operations[0]?.responses[0];
    expect(response?.description?.markdown).toBe('Those that shine.');
    expect(response?.headers[0]?.examples.map(({ text }) => text)).toEqual(['"page-2"']);
    expect(response?.links[0]?.values).toEqual([
      { name: 'page', value: '$response.header.X-Next' },
      { name: 'size', value: '10' },
      { name: 'server', value: 'https://b.example' },
    ]);
  });

  it('include 64-bit limits without rounding, and the limits of `contains`', async () => {
    const { schemas } = await pageOf({
      components: {
        schemas: {
          A: JSON.parse(
            '{"type": "integer", "minimum": -9223372036854775808, "maximum": 9223372036854775807}',
          ) as object,
          B: { type: 'array', items: {}, contains: { type: 'string' }, minContains: 2, maxContains: 3 },
        },
      },
    });
    expect(schemas.map(({ schema }) => schema.constraints)).toEqual([
      ['at least -9223372036854775808', 'at most 9223372036854775807'],
      ['2 to 3 matching items'],
    ]);
  });

  it('include 64-bit integers with exactly the digits that the document contains', async () => {
    const id = { type: 'integer', minimum: 0, maximum: 0, default: 0, enum: [0, 5], examples: [0, 7] };
    // The large integers are inserted into the text, because `JSON.stringify` would round them.
    const text = JSON.stringify({
      openapi: '3.1.0',
      info,
      paths: {},
      components: { schemas: { Id: id } },
    })
      .replace('"minimum":0', '"minimum":-9223372036854775807')
      .replaceAll(':0,', ':9007199254740993,')
      .replaceAll('[0,', '[9223372036854775806,');
    const { pages } = await readFiles({ 'api.json': text });
    expect(pages[0]?.page.schemas[0]?.schema).toMatchObject({
      constraints: ['at least -9223372036854775807', 'at most 9007199254740993'],
      default: '9007199254740993',
      enum: ['9223372036854775806', 5],
      examples: ['9223372036854775806', 7],
    });
  });

  it('include facts from a referenced schema, such as read-only and nullable', async () => {
    const $ref = '#/components/schemas/Number';
    const { schemas } = await pageOf({
      openapi: '3.0.3',
      components: {
        schemas: {
          Number: { type: 'integer', format: 'int64', readOnly: true, deprecated: true },
          Lamp: {
            properties: {
              number: { $ref },
              wrapped: { description: 'Its number.', nullable: true, anyOf: [{ $ref }] },
              either: { nullable: true, oneOf: [{ type: 'string' }, { type: 'boolean' }] },
              any: { nullable: true },
              kind: { type: 'integer', format: 'int32', oneOf: [{ title: 'ON', enum: [1] }] },
            },
          },
        },
      },
    });
    const fields = Object.fromEntries(
      (schemas.find(({ name }) => name === 'Lamp')?.schema.properties ?? []).map(({ name, schema }) => [
        name,
        schema,
      ]),
    );
    expect(fields.number).toMatchObject({ ref: 'Number', readOnly: true, deprecated: true });
    expect(fields.wrapped).toMatchObject({ ref: 'Number', label: 'Number or null', anyOf: [] });
    expect(fields.wrapped?.description?.markdown).toBe('Its number.');
    expect(fields.either?.label).toBe('one of string, boolean, or null');
    expect(fields.any?.label).toBe('any');
    expect(fields.kind?.label).toBe('integer (int32)');
  });
});
