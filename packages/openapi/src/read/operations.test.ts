import { describe, expect, it } from 'vitest';
import { ok, pageOf } from './__fixtures__/read-files.js';

describe('operations in an OpenAPI document', () => {
  it('have code samples with the required values filled in', async () => {
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
        --data-raw '{
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

      response = requests.put(
          "https://lamps.example/v1/lamps/7?tags=a%20b&tags=c",
          headers={
              "X-Key": "YOUR_API_KEY",
          },
          json={
              "name": "Ann's",
          },
      )"
    `);
  });

  it('have code samples with their HTTP authentication scheme', async () => {
    const schemes = ['bearer', 'basic', 'digest', 'HAWK'];
    const { groups } = await pageOf({
      paths: Object.fromEntries(
        schemes.map((scheme) => [`/${scheme}`, { get: { security: [{ [scheme]: [] }], responses: ok } }]),
      ),
      components: {
        securitySchemes: Object.fromEntries(schemes.map((scheme) => [scheme, { type: 'http', scheme }])),
      },
    });
    const headers = groups[0]?.operations.map(
      ({ samples }) => /Authorization: [^']*/.exec(samples[0]?.code ?? '')?.[0],
    );
    expect(headers).toEqual([
      'Authorization: Bearer YOUR_TOKEN',
      'Authorization: Basic YOUR_CREDENTIALS',
      'Authorization: Digest YOUR_CREDENTIALS',
      'Authorization: Hawk YOUR_CREDENTIALS',
    ]);
  });

  it('keep the names and summaries of their examples', async () => {
    const examples = { short: { summary: 'The least', value: 1 }, long: { value: 2 } };
    const requestBody = { content: { 'application/json': { examples } } };
    const { mock } = await pageOf({
      paths: { '/a': { post: { operationId: 'a', requestBody, responses: ok } } },
    });
    expect(mock?.operations.a?.body?.content[0]?.examples).toEqual([
      { name: 'short', summary: 'The least', value: 1 },
      { name: 'long', value: 2 },
    ]);
  });

  it('have no generated example for a request body that is a file', async () => {
    const content = { 'image/*': { schema: { type: 'string', format: 'binary' } } };
    const { groups } = await pageOf({
      paths: { '/a': { put: { requestBody: { content }, responses: ok } } },
    });
    expect(groups[0]?.operations[0]?.requestBody?.content[0]?.examples).toEqual([]);
  });

  it('have IDs that are unique on the page, regardless of case', async () => {
    const operation = (operationId: string) => ({ operationId, responses: ok });
    const { groups } = await pageOf({
      paths: { '/a': { get: operation('schemas'), put: operation('main'), post: operation('Schemas') } },
    });
    expect(groups[0]?.operations.map(({ id }) => id)).toEqual(['schemas-2', 'main-2', 'Schemas-3']);
  });

  it('include callbacks with their bodies and responses', async () => {
    const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
    const { groups, schemasByName } = await pageOf({
      paths: {
        '/a': {
          description: 'Of every operation here.',
          post: {
            responses: ok,
            callbacks: {
              done: {
                '{$request.body#/url}': {
                  post: {
                    requestBody: json({ $ref: '#/components/schemas/Event' }),
                    responses: { 204: { description: 'Taken.' } },
                  },
                },
              },
            },
          },
        },
      },
      components: { schemas: { Event: { type: 'object' } } },
    });
    const [operation] = groups[0]?.operations ?? [];
    const [callback] = operation?.callbacks ?? [];
    expect(operation?.description?.markdown).toBe('Of every operation here.');
    expect(callback?.requestBody?.content[0]?.schema?.ref).toBe('Event');
    expect(callback?.responses.map(({ status }) => status)).toEqual(['204']);
    expect(Object.keys(schemasByName)).toEqual(['Event']);
  });

  it('describe how each form field is encoded', async () => {
    const schema = { type: 'object', properties: { picture: { type: 'string', format: 'binary' } } };
    const encoding = {
      picture: { contentType: 'image/png', headers: { 'X-Size': { schema: { type: 'integer' } } } },
      tags: { style: 'pipeDelimited', explode: false },
    };
    const requestBody = { content: { 'multipart/form-data': { schema, encoding } } };
    const { groups } = await pageOf({ paths: { '/a': { post: { requestBody, responses: ok } } } });
    const [content] = groups[0]?.operations[0]?.requestBody?.content ?? [];
    expect(
      content?.encoding?.map(({ headers, ...part }) => ({
        ...part,
        headers: headers.map(({ name }) => name),
      })),
    ).toEqual([
      { field: 'picture', contentType: 'image/png', headers: ['X-Size'] },
      { field: 'tags', style: 'pipeDelimited', headers: [] },
    ]);
  });

  it('show a form example as it is encoded in a request', async () => {
    const list = { type: 'array', items: { type: 'string' }, example: ['a', 'b'] };
    const schema = { type: 'object', properties: { tags: list, pipes: list } };
    const encoding = { pipes: { style: 'pipeDelimited', explode: false } };
    const example = async (mediaType: string, openapi = '3.1.0'): Promise<string | undefined> => {
      const requestBody = { content: { [mediaType]: { schema, encoding } } };
      const { groups } = await pageOf({ openapi, paths: { '/a': { post: { requestBody, responses: ok } } } });
      return groups[0]?.operations[0]?.requestBody?.content[0]?.examples[0]?.text;
    };
    expect(await example('application/x-www-form-urlencoded')).toBe('tags=a&tags=b&pipes=a%7Cb');
    expect(await example('multipart/form-data')).toBe('tags: a\ntags: b\npipes: a|b');
    // OpenAPI 3.0 ignores styles in multipart forms.
    expect(await example('multipart/form-data', '3.0.3')).toBe('tags: a\ntags: b\npipes: a\npipes: b');
  });
});

it('an operation summary with line breaks becomes the description, and the operationId becomes the title', async () => {
  const summary = 'This event occurs when a branch changes.\n\nFor more, see "[About](https://example.org)."';
  const { groups } = await pageOf({
    paths: {
      '/a': { get: { operationId: 'branch/changed-now', summary, responses: ok } },
      '/b': { get: { summary, description: 'More.', responses: ok } },
      '/c': { get: { summary: 'Short', description: 'More.', responses: ok } },
    },
  });
  const shown = groups.flatMap(({ operations }) => operations);
  expect(shown.map(({ title, description }) => [title, description?.markdown])).toEqual([
    ['Branch changed now', summary],
    ['GET /b', `${summary}\n\nMore.`],
    ['Short', 'More.'],
  ]);
});
