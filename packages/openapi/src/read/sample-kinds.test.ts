import { expect, it } from 'vitest';
import { checkRequest } from '../client/check-request.js';
import { info, ok, readFiles } from './__fixtures__/read-files.js';

it("the prefilled body for a schema with a discriminator passes the form's validation", async () => {
  const kind = (name: string) => ({
    type: 'object',
    required: ['kind', name],
    properties: { kind: { type: 'string' }, [name]: { type: 'integer' } },
  });
  const schema = {
    type: 'object',
    properties: {
      light: {
        oneOf: [{ $ref: '#/components/schemas/Lamp' }, { $ref: '#/components/schemas/Candle' }],
        discriminator: { propertyName: 'kind', mapping: { lamp: '#/components/schemas/Lamp' } },
      },
    },
  };
  const post = {
    operationId: 'light',
    requestBody: { content: { 'application/json': { schema } } },
    responses: ok,
  };
  const { pages } = await readFiles({
    'api.json': {
      openapi: '3.1.0',
      info,
      paths: { '/lights': { post } },
      components: { schemas: { Lamp: kind('watts'), Candle: kind('hours') } },
    },
  });
  const data = pages[0]?.page.mock;
  if (data === undefined) throw new Error('The page has no console.');
  const value = data.operations.light?.body?.content[0]?.examples[0]?.value;
  expect(value).toEqual({ light: { kind: 'lamp', watts: 1 } });
  const body = { mediaType: 'application/json', text: JSON.stringify(value) };
  const request = { operation: 'light', parameters: {}, credentials: {}, body };
  expect(checkRequest({ data, request }).errors).toEqual([]);
});

it('the prefilled body for a base schema is an example of a schema that extends it', async () => {
  const light = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind' },
  };
  const lamp = {
    allOf: [
      { $ref: '#/components/schemas/Light' },
      { type: 'object', required: ['watts'], properties: { watts: { type: 'integer', minimum: 5 } } },
    ],
  };
  const schema = { $ref: '#/components/schemas/Light' };
  const post = {
    operationId: 'light',
    requestBody: { content: { 'application/json': { schema } } },
    responses: ok,
  };
  const { pages } = await readFiles({
    'api.json': {
      openapi: '3.1.0',
      info,
      paths: { '/lights': { post } },
      components: { schemas: { Light: light, Lamp: lamp } },
    },
  });
  const { mock: data, schemas = [] } = pages[0]?.page ?? {};
  const value = data?.operations.light?.body?.content[0]?.examples[0]?.value;
  expect(value).toEqual({ kind: 'Lamp', watts: 5 });
  expect(schemas[0]?.schema.discriminator?.mapping).toEqual([{ value: 'Lamp', ref: 'Lamp' }]);
});
