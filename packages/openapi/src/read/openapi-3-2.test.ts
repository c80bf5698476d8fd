import { expect, it } from 'vitest';
import { info, readFiles } from './__fixtures__/read-files.js';

const lamp = { type: 'object', properties: { name: { type: 'string' } } };
const response = { content: { 'application/jsonl': { itemSchema: lamp } } };

it('OpenAPI 3.2: tags, streams, and operations with additional methods are read', async () => {
  const { pages, diagnostics } = await readFiles({
    'api.json': {
      openapi: '3.2.0',
      $self: 'https://example.org/api.json',
      info,
      servers: [{ url: 'https://example.org', name: 'live' }],
      tags: [
        { name: 'all', summary: 'Everything' },
        { name: 'lamps', summary: 'Lamps', parent: 'all', kind: 'nav' },
      ],
      paths: {
        '/lamps': {
          query: { operationId: 'searchLamps', tags: ['lamps'], responses: { 200: response } },
          additionalOperations: {
            COPY: { operationId: 'copyLamps', tags: ['lamps'], responses: { 201: {} } },
          },
        },
      },
    },
  });
  expect(diagnostics).toEqual([]);
  const [group] = pages[0]?.page.groups ?? [];
  expect([group?.name, group?.section]).toEqual(['Lamps', 'all']);
  expect(group?.operations.map(({ method, id, title }) => [method, id, title])).toEqual([
    ['query', 'searchLamps', 'Search lamps'],
    ['copy', 'copyLamps', 'Copy lamps'],
  ]);
  const [content] = group?.operations[0]?.responses[0]?.content ?? [];
  expect(content?.schema?.properties.map(({ name }) => name)).toEqual(['name']);
});

it('OpenAPI 3.2: mistakes in objects that also exist in OpenAPI 3.1 are reported', async () => {
  const { diagnostics } = await readFiles({
    'api.json': {
      openapi: '3.2.0',
      info,
      paths: { '/lamps': { get: { sumary: 'List lamps', responses: { 200: response } } } },
    },
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('sumary')]);
});

it('OpenAPI 3.2: a security scheme can have only the device authorization flow, which the reference shows', async () => {
  const documentWith = (flow: object) => ({
    'api.json': {
      openapi: '3.2.0',
      info,
      paths: { '/lamps': { get: { responses: { 200: response } } } },
      components: {
        securitySchemes: { device: { type: 'oauth2', flows: { deviceAuthorization: flow } } },
      },
    },
  });
  const deviceAuthorizationUrl = 'https://a.b/device';
  const flow = { deviceAuthorizationUrl, tokenUrl: 'https://a.b/token', scopes: {} };
  const { pages, diagnostics } = await readFiles(documentWith(flow));
  expect(diagnostics).toEqual([]);
  expect(pages[0]?.page.securitySchemes).toMatchObject([
    { flows: [{ kind: 'deviceAuthorization', deviceAuthorizationUrl, tokenUrl: flow.tokenUrl }] },
  ]);
  const lacking = await readFiles(documentWith({ deviceAuthorizationUrl, scopes: {} }));
  expect(lacking.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('tokenUrl')]);
});
