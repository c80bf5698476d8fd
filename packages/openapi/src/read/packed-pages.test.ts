import { expect, it } from 'vitest';
import { info, ok, readFiles } from './__fixtures__/read-files.js';
import { packPages, unpackPages } from './packed-pages.js';

it('cached pages are restored unchanged, and share common objects', async () => {
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } };
  const operation = { requestBody: body, responses: ok };
  const document = {
    openapi: '3.1.0',
    info,
    paths: { '/a': { post: operation, put: operation } },
    components: {
      schemas: {
        A: { type: 'object', properties: { b: { $ref: '#/components/schemas/constructor' } } },
        constructor: { type: 'string' },
      },
    },
  };
  const { pages } = await readFiles({ 'api.json': document }, { splitBy: 'operation' });
  const kept = JSON.stringify(packPages(pages));
  const again = unpackPages(JSON.parse(kept) as ReturnType<typeof packPages>);
  expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(pages)));
  const [, first, second] = again;
  expect(Object.keys(first?.page.schemasByName ?? {})).toEqual(['A', 'constructor']);
  expect(first?.page.schemasByName.A).toBe(second?.page.schemasByName.A);
  expect(first?.page.mock?.schemas.A).toBe(second?.page.mock?.schemas.A);
});
