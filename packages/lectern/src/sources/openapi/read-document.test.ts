import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { tempSite } from '../__fixtures__/temp-site.js';
import type { ApiPage } from './model.js';
import { readDocument } from './read-document.js';

const info = { title: 'Lamps', version: '1.0.0' };
const ok = { 200: { description: 'Fine.' } };

async function read(
  files: Record<string, unknown>,
  options: Partial<Parameters<typeof readDocument>[0]> = {},
) {
  const texts = Object.entries(files).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const site = await tempSite(Object.fromEntries(texts) as Record<string, string>);
  onTestFinished(() => site[Symbol.asyncDispose]());
  const siteDir = site.dir;
  const path = join(siteDir, 'api.json');
  const base = {
    path,
    siteDir,
    allowRemote: false,
    route: '/api',
    splitBy: 'auto',
    cache: undefined,
  } as const;
  const again = () => readDocument({ ...base, ...options });
  return { siteDir, again, ...(await again()) };
}

async function pageOf(document: Record<string, unknown>): Promise<ApiPage> {
  const { pages, diagnostics } = await read({
    'api.json': { openapi: '3.1.0', info, paths: {}, ...document },
  });
  expect(diagnostics).toEqual([]);
  const [first] = pages;
  if (first === undefined) throw new Error('There is no page.');
  return first.page;
}

describe('schemas', () => {
  it('may contain themselves: a name stands for a schema that is written out once', async () => {
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
    expect(node?.examples[0]?.text).toBe('{\n  "name": "string",\n  "next": {\n    "name": "string"\n  }\n}');
  });

  it('end where one without a name contains itself', async () => {
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

  it('of allOf are one list of properties, where they are objects', async () => {
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
          Mixed: { allOf: [{ type: 'string' }, { maxLength: 3 }] },
        },
      },
    });
    const [, lamp, alias, mixed] = schemas.map(({ schema }) => schema);
    expect(
      lamp?.properties.map(({ name, required, schema }) => `${name} ${required} ${schema.label}`),
    ).toEqual(['id true integer', 'kind false lamp', 'on false boolean']);
    expect([alias?.ref, alias?.description?.markdown]).toEqual(['Base', 'As it was.']);
    expect(mixed?.allOf.map(({ label }) => label)).toEqual(['string', 'any']);
  });

  it('say what they ask for in words', async () => {
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
      ['array of string (date)', 'at least 2 items', 'no item twice'],
      ['one of A, integer or null'],
      ['object', '1 to 3 properties'],
    ]);
  });

  it('of OpenAPI 3.0 are those of 3.1', async () => {
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
});

describe('operations', () => {
  it('have code samples with what is required filled in', async () => {
    const { groups } = await pageOf({
      servers: [{ url: 'https://{host}.example/v1', variables: { host: { default: 'lamps' } } }],
      security: [{ key: [] }],
      paths: {
        '/lamps/{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 }],
          put: {
            operationId: 'replaceLamp',
            parameters: [
              { name: 'tags', in: 'query', required: true, schema: { type: 'array' }, example: ['a b', 'c'] },
              { name: 'page', in: 'query', schema: { type: 'integer' } },
            ],
            requestBody: { content: { 'application/json': { example: { name: "Ann's" } } } },
            responses: ok,
          },
        },
      },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    });
    const operation = groups[0]?.operations[0];
    expect([operation?.title, operation?.id]).toEqual(['Replace lamp', 'replaceLamp']);
    expect(
      operation?.samples.map(({ label, code }) => `${label}\n${code}`).join('\n\n'),
    ).toMatchInlineSnapshot(`
      "curl
      curl 'https://lamps.example/v1/lamps/7?tags=a%20b&tags=c' \\
        --request PUT \\
        --header 'Content-Type: application/json' \\
        --header 'X-Key: YOUR_API_KEY' \\
        --data '{
        "name": "Ann'\\''s"
      }'

      JavaScript
      const response = await fetch('https://lamps.example/v1/lamps/7?tags=a%20b&tags=c', {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          'X-Key': 'YOUR_API_KEY',
        },
        body: JSON.stringify({
          name: 'Ann\\'s',
        }),
      });

      Python
      import requests

      requests.put(
          "https://lamps.example/v1/lamps/7?tags=a%20b&tags=c",
          headers={
            "Content-Type": "application/json",
            "X-Key": "YOUR_API_KEY"
          },
          json={
            "name": "Ann's"
          }
      )"
    `);
  });
});

describe('pages', () => {
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
  ] as const)('are split by %s', async (splitBy, expected) => {
    const { pages } = await read({ 'api.json': document }, { splitBy });
    expect(pages.map(({ route, page }) => `${route} ${page.kind}`)).toEqual(expected);
  });

  it('are one a tag for many operations, and one an operation for a large tag', async () => {
    const many = Array.from({ length: 62 }, (_, index) => [
      `/${index}`,
      { get: operation(`op${index}`, index === 0 ? 'few' : 'many') },
    ]);
    const { pages } = await read({ 'api.json': { ...document, paths: Object.fromEntries(many) } });
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
});

describe('files', () => {
  it('are read anew when one of them has changed, and not otherwise', async () => {
    const made: string[] = [];
    const kept = new Map<string, unknown>();
    const cache = {
      get: async <T>({
        key,
        make,
      }: {
        step: string;
        key: readonly unknown[];
        make: () => Promise<T>;
      }): Promise<T> => {
        const name = JSON.stringify(key);
        if (!kept.has(name)) kept.set(name, await make());
        made.push(name);
        return kept.get(name) as T;
      },
    };
    const { again, siteDir, files } = await read(
      {
        'api.json': {
          openapi: '3.1.0',
          info,
          paths: {},
          components: { schemas: { A: { $ref: 'parts/a.yaml' } } },
        },
        'parts/a.yaml': 'type: string',
      },
      { cache },
    );
    expect(files.map((file) => file.slice(siteDir.length + 1))).toEqual(['api.json', 'parts/a.yaml']);
    await again();
    expect(kept.size).toBe(1);
    await writeFile(join(siteDir, 'parts/a.yaml'), 'type: integer');
    const { pages } = await again();
    expect(kept.size).toBe(2);
    expect(pages[0]?.page.schemas.map(({ name, schema, place }) => [name, schema.label, place])).toEqual([
      ['A', 'integer', { file: 'parts/a.yaml', line: 1 }],
    ]);
  });

  it('of other hosts are fetched where that is allowed', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/a.yaml') response.end('A: { type: object, properties: { b: { $ref: b.yaml } } }');
      else if (request.url === '/b.yaml') response.end('type: boolean');
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const document = (file: string) => ({
      'api.json': {
        openapi: '3.1.0',
        info,
        paths: {},
        components: { schemas: { A: { $ref: `${host}/${file}#/A` } } },
      },
    });
    try {
      const { pages } = await read(document('a.yaml'), { allowRemote: true });
      expect(pages[0]?.page.schemas.map(({ name }) => name)).toEqual(['A', 'b']);
      const missing = await read(document('c.yaml'), { allowRemote: true });
      expect(missing.diagnostics.map(formatDiagnostic)).toEqual([
        `error [remote-reference] api.json:1:111\n  The reference "${host}/c.yaml#/A" could not be fetched: the host answered 404.\n  Put a copy beside the document.`,
      ]);
    } finally {
      server.close();
    }
  });
});
