import { describe, expect, it } from 'vitest';
import { info, ok, readFiles } from './__fixtures__/read-files.js';

describe('pages generated from an OpenAPI document', () => {
  const operation = (id: string, tag?: string) => ({
    operationId: id,
    ...(tag === undefined ? {} : { tags: [tag] }),
    responses: ok,
  });
  const document = {
    openapi: '3.1.0',
    info,
    tags: [{ name: 'Schemas' }, { name: 'unused' }],
    paths: {
      '/a': { get: operation('listA', 'Schemas'), post: operation('add A', 'new things') },
      '/b': { get: operation('getB') },
    },
    components: { schemas: { A: { type: 'string' } } },
  };

  it.each([
    ['none', ['/api single']],
    ['auto', ['/api single']],
    [
      'tag',
      [
        '/api overview',
        '/api/schemas-1 tag',
        '/api/new-things tag',
        '/api/other-operations tag',
        '/api/schemas schemas',
      ],
    ],
    [
      'operation',
      [
        '/api overview',
        '/api/schemas-1/listA operation',
        '/api/new-things/add-A operation',
        '/api/other-operations/getB operation',
        '/api/schemas schemas',
      ],
    ],
  ] as const)('are split according to `splitBy: "%s"`', async (splitBy, expected) => {
    const { pages } = await readFiles({ 'api.json': document }, { splitBy });
    expect(pages.map(({ route, page }) => `${route} ${page.kind}`)).toEqual(expected);
  });

  it('contain one tag each if there are many operations, or one operation each if a tag is large', async () => {
    const many = Array.from({ length: 62 }, (_, index) => [
      `/${index}`,
      { get: operation(`op${index}`, index === 0 ? 'few' : 'many') },
    ]);
    const { pages } = await readFiles({ 'api.json': { ...document, paths: Object.fromEntries(many) } });
    expect(pages.slice(0, 3).map(({ route, page }) => `${route} ${page.kind}`)).toEqual([
      '/api overview',
      '/api/few tag',
      '/api/many/op1 operation',
    ]);
    expect(
      pages[0]?.page.index.map(({ name, target, operations }) => [name, target, operations.length]),
    ).toEqual([
      ['few', { route: '/api/few' }, 1],
      ['many', undefined, 61],
    ]);
  });

  it('contain one schema each if a single page of schemas would be too large', async () => {
    const text = 'w'.repeat(300_000);
    const schema = (properties: object) => ({ type: 'object', description: text, properties });
    const schemas = {
      A: schema({ b: { $ref: '#/components/schemas/B' } }),
      B: schema({ c: { $ref: '#/components/schemas/C' } }),
      C: schema({}),
      a: schema({}),
    };
    const { pages } = await readFiles(
      { 'api.json': { ...document, components: { schemas } } },
      { splitBy: 'tag' },
    );
    const ofSchemas = pages.filter(({ page }) => page.kind === 'schemas' || page.kind === 'schema');
    expect(ofSchemas.map(({ route, page }) => `${route} ${page.schemas.length}`)).toEqual([
      '/api/schemas 0',
      '/api/schemas/A 1',
      '/api/schemas/B 1',
      '/api/schemas/C 1',
      '/api/schemas/a-2 1',
    ]);
    expect(ofSchemas[0]?.page.schemaIndex?.map(({ name, target }) => [name, target.route])).toEqual([
      ['A', '/api/schemas/A'],
      ['B', '/api/schemas/B'],
      ['C', '/api/schemas/C'],
      ['a', '/api/schemas/a-2'],
    ]);
    // The page of A contains only B. B refers to another schema, which is on another page.
    expect(Object.keys(ofSchemas[1]?.page.schemasByName ?? {})).toEqual(['B']);
  });

  it('contain one operation each if a tag has few operations with long descriptions', async () => {
    const description = 'w'.repeat(130_000);
    const paths = {
      '/a': {
        get: { ...operation('get', 'T'), description },
        put: { ...operation('put', 'T'), description },
      },
    };
    const many = Array.from({ length: 40 }, (_, index) => [
      `/${index}`,
      { get: operation(`op${index}`, 'Other') },
    ]);
    const { pages } = await readFiles({
      'api.json': { ...document, paths: { ...paths, ...Object.fromEntries(many) } },
    });
    expect(pages.map(({ route }) => route)).toEqual([
      '/api',
      '/api/t/get',
      '/api/t/put',
      '/api/other',
      '/api/schemas',
    ]);
  });
});
