import { describe, expect, it } from 'vitest';
import { pageOf } from './__fixtures__/read-files.js';

describe('details of a document', () => {
  it('include examples of headers, parameters of links, and descriptions next to a reference', async () => {
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
              next: { operationId: 'listLamps', parameters: { page: '$response.header.X-Next', size: '10' } },
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
    ]);
  });

  it('include 64-bit limits to the last digit, and the number of matching items', async () => {
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
});
