import { describe, expect, it } from 'vitest';
import { info, ok, readFiles } from './__fixtures__/read-files.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, description = '') => ({ type: 'object', description, properties });

async function operationPage() {
  const content = (name: string) => ({ 'application/json': { schema: ref(name) } });
  const { pages } = await readFiles(
    {
      'api.json': {
        openapi: '3.1.0',
        info,
        paths: {
          '/lamps': {
            post: {
              operationId: 'order',
              requestBody: { content: content('Order') },
              responses: { 200: { description: 'Fine.', content: content('Lamp') } },
            },
          },
          '/other': { get: { operationId: 'other', responses: ok } },
        },
        components: {
          schemas: {
            Order: object({ size: ref('Size') }, 'w'.repeat(20_000)),
            Size: { type: 'string', enum: ['small', 'large'] },
            Lamp: object({ bulb: ref('Bulb'), shop: ref('Shop') }),
            Bulb: object({ maker: ref('Maker') }),
            Shop: object({ name: { type: 'string' } }, 'w'.repeat(20_000)),
            Maker: object({ owner: ref('Owner') }),
            Owner: object({}),
          },
        },
      },
    },
    { splitBy: 'operation' },
  );
  const page = pages.find(({ route }) => route.endsWith('/order'))?.page;
  if (page === undefined) throw new Error('The operation has no page.');
  return page;
}

describe('the page of an API operation', () => {
  it('contains schemas that are expanded, and small schemas at most two references away', async () => {
    const { schemasByName } = await operationPage();
    const held = Object.values(schemasByName).filter(({ schema }) => schema !== undefined);
    expect(held.map(({ name }) => name).sort()).toEqual(['Bulb', 'Lamp', 'Order', 'Size']);
  });

  it('links to schemas three references away, and leaves out schemas farther away', async () => {
    const { schemasByName } = await operationPage();
    expect(schemasByName.Shop).toMatchObject({ name: 'Shop', target: { anchor: 'schema-Shop' } });
    expect(Object.keys(schemasByName).sort()).toEqual(['Bulb', 'Lamp', 'Maker', 'Order', 'Shop', 'Size']);
  });

  it("includes all schemas of the request bodies in the console's data", async () => {
    const { mock } = await operationPage();
    expect(Object.keys(mock?.schemas ?? {})).toEqual(expect.arrayContaining(['Order', 'Size']));
  });
});

it('the operations of a large OpenAPI document without tags are grouped by the resources in their paths', async () => {
  const paths = Object.fromEntries(
    ['lamps', 'light_bulbs'].flatMap((name) =>
      Array.from({ length: 21 }, (_, index) => [
        `/v1/${name}/part${index}`,
        { get: { operationId: `${name}${index}`, responses: ok } },
      ]),
    ),
  );
  const { pages } = await readFiles({ 'api.json': { openapi: '3.1.0', info, paths } });
  expect(pages.map(({ route, page }) => `${route} ${page.title}`)).toEqual([
    '/api Lamps',
    '/api/lamps lamps',
    '/api/light-bulbs light bulbs',
  ]);
});
