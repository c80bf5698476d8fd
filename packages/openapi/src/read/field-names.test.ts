import { expect, test } from 'vitest';
import { ok, pageOf } from './__fixtures__/read-files.js';
import { fieldNames } from './field-names.js';

test('API reference: search finds fields and parameters with multi-word names', async () => {
  const page = await pageOf({
    paths: {
      '/lamps/{lamp-id}': {
        post: {
          operationId: 'addLamp',
          summary: 'Add a lamp',
          parameters: [{ name: 'lamp-id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            content: {
              'application/json': { schema: { properties: { is_on: { type: 'boolean' }, name: {} } } },
            },
          },
          responses: ok,
        },
      },
    },
    components: { schemas: { Lamp: { properties: { photoUrls: {}, is_on: {}, watts: {} } } } },
  });
  expect(fieldNames(page)).toEqual([
    { name: 'photoUrls', id: 'schema-Lamp', label: 'Field of Lamp', isDetail: true },
    { name: 'is_on', id: 'schema-Lamp', label: 'Field of Lamp', isDetail: true },
    { name: 'lamp-id', id: 'addLamp-path-lamp-id', label: 'Field of Add a lamp', isDetail: true },
  ]);
});
