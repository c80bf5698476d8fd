import { describe, expect, it } from 'vitest';
import { info, ok, readFiles } from './__fixtures__/read-files.js';

const found = async (files: Record<string, unknown>, options: Parameters<typeof readFiles>[1] = {}) => {
  const { pages, diagnostics } = await readFiles(files, options);
  const problems = diagnostics.map(({ severity, code, file, line, message }) => [
    `${severity} ${code} ${file}:${line}`,
    message,
  ]);
  return { page: pages[0]?.page, problems };
};

describe('references in an OpenAPI document', () => {
  it('may lead to an operation with recursive schemas in another file', async () => {
    const { page, problems } = await found({
      'api.json': { openapi: '3.0.0', info, paths: { '/a': { get: { $ref: 'a.yaml' } } } },
      'a.yaml':
        'summary: Get A\nresponses:\n  200: { description: OK, content: { application/json: { schema: { $ref: "node.yaml" } } } }',
      'node.yaml': 'type: object\nproperties: { next: { $ref: "node.yaml" } }',
    });
    expect(problems).toEqual([]);
    expect(page?.groups[0]?.operations.map(({ title }) => title)).toEqual(['Get A']);
  });

  it('may point to the schemas true and false', async () => {
    const { page, problems } = await found({
      'api.json': {
        openapi: '3.1.0',
        info,
        paths: {
          '/a': {
            get: {
              summary: 'Get A',
              responses: {
                200: {
                  description: 'OK',
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/Any' } } },
                },
              },
            },
          },
        },
        components: {
          schemas: {
            Any: true,
            None: false,
            A: { properties: { a: { $ref: '#/components/schemas/None' } } },
          },
        },
      },
    });
    expect(problems).toEqual([]);
    expect(page?.groups[0]?.operations.map(({ title }) => title)).toEqual(['Get A']);
  });

  it('may be used instead of a map such as `responses` or `properties`', async () => {
    const { page, problems } = await found({
      'api.json': {
        openapi: '3.0.0',
        info,
        paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Fine' } } } } },
        components: {
          responses: { $ref: 'responses.yaml' },
          schemas: { Lamp: { type: 'object', properties: { $ref: 'parts.yaml#/lamp' } } },
        },
      },
      'responses.yaml': 'Fine: { description: Fine. }',
      'parts.yaml': 'lamp: { id: { type: string } }',
    });
    expect(problems).toEqual([]);
    expect(page?.schemas[0]?.schema.properties.map(({ name }) => name)).toEqual(['id']);
    expect(page?.groups[0]?.operations[0]?.responses[0]?.description?.markdown).toBe('Fine.');
  });

  it('may lead to a text file: a description or a code sample', async () => {
    const { page, problems } = await found({
      'api.json': {
        openapi: '3.1.0',
        info: { ...info, description: { $ref: 'intro.md' } },
        paths: {
          '/a': {
            get: {
              responses: ok,
              'x-codeSamples': [{ lang: 'Go', source: { $ref: 'a.go' } }, { $ref: 'sample.yaml' }],
            },
          },
        },
      },
      'intro.md': '# Lamps: an introduction\n\nAll about them.\n',
      'a.go': 'a := map[string]int{"a": 1}\n',
      'sample.yaml': 'lang: Perl\nsource: print 1;',
    });
    expect(problems).toEqual([]);
    expect(page?.intro?.description?.markdown).toBe('# Lamps: an introduction\n\nAll about them.\n');
    const { samples = [] } = page?.groups[0]?.operations[0] ?? {};
    expect(samples.filter(({ label }) => ['Go', 'Perl'].includes(label)).map(({ code }) => code)).toEqual([
      'a := map[string]int{"a": 1}',
      'print 1;',
    ]);
  });

  it('may be next to other fields, which OpenAPI 3.0 ignores', async () => {
    const document = {
      info,
      paths: {
        '/a': {
          get: { parameters: [{ $ref: '#/components/parameters/Id', type: 'string' }], responses: ok },
        },
      },
      components: { parameters: { Id: { name: 'id', in: 'query', schema: { type: 'string' } } } },
    };
    expect((await found({ 'api.json': { openapi: '3.0.0', ...document } })).problems).toEqual([]);
  });
});

it('OpenAPI schemas with exponentially many references are validated without expanding the references', async () => {
  const use = (level: number) => ({ $ref: `#/components/schemas/S${level + 1}` });
  const levels = Array.from({ length: 30 }, (_, level) => [
    `S${level}`,
    { type: 'object', properties: { a: use(level), b: use(level), c: use(level) } },
  ]);
  const schemas = { ...Object.fromEntries(levels), S30: { type: 'nothing' } };
  const { problems } = await found({
    'api.json': JSON.stringify({ openapi: '3.0.0', info, paths: {}, components: { schemas } }, undefined, 2),
  });
  expect(problems.map(([place]) => place)).toEqual(['error invalid-openapi api.json:431']);
});

it('OpenAPI schemas: a misspelled keyword is a warning in OpenAPI 3.1 and later', async () => {
  const { page, problems } = await found({
    'api.json': `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get:
      parameters:
        - { name: b, in: query, schema: { type: integer, minimun: 3 } }
      responses: { 200: { description: OK } }`,
  });
  expect(problems).toEqual([
    [
      'warning invalid-openapi api.json:7',
      'A schema has the key "minimun", which has no effect. Did you mean "minimum"?',
    ],
  ]);
  expect(page?.groups).toHaveLength(1);
});

describe('with `onInvalidDocument: "warn"`', () => {
  const document = {
    openapi: '3.1.0',
    info,
    tags: [{ name: 'Lamps', externalDocs: { url: 'https://example.org', description: null } }],
    paths: {
      '/a': { get: { operationId: 'a', tags: ['Lamps'], responses: ok } },
      '/b': {
        get: {
          operationId: 'a',
          summary: 'Get B',
          responses: { 200: { description: 'OK', content: { 'a/b': { schema: { $ref: '#/nowhere' } } } } },
        },
      },
    },
  };

  it('mistakes in the document are warnings, and everything else is shown', async () => {
    const text = JSON.stringify(document, undefined, 2);
    const { page, problems } = await found({ 'api.json': text }, { onInvalid: 'warn' });
    expect(problems.map(([place]) => place)).toEqual([
      'warning broken-reference api.json:40',
      'warning duplicate-operation-id api.json:32',
      'warning invalid-openapi api.json:12',
    ]);
    expect(
      page?.groups.flatMap(({ operations }) => operations.map(({ id, title }) => `${id}: ${title}`)),
    ).toEqual(['a: A', 'a-2: Get B']);
  });

  it('a file that is not an OpenAPI document is still an error', async () => {
    const { problems } = await found({ 'api.json': { a: 1 } }, { onInvalid: 'warn' });
    expect(problems.map(([place]) => place)).toEqual(['error invalid-openapi api.json:1']);
    const list = await found({ 'api.json': { openapi: '3.1.0', info, paths: [] } }, { onInvalid: 'warn' });
    expect(list.problems.map(([place]) => place)).toEqual(['error invalid-openapi api.json:1']);
  });
});
