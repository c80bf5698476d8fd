import { expect, test } from 'vitest';
import type { MockData, MockOperation } from '../../model/mock-data.js';
import { chosenAddress } from './chosen-server.js';
import { initialForm, sampleOf } from './form.js';

const port = (initial: string, options: string[] = []) => ({ name: 'port', default: initial, enum: options });
const operation: MockOperation = { method: 'get', path: '/a', parameters: [], security: [], responses: [] };
const data: MockData = {
  operations: { a: operation },
  servers: [
    { url: 'https://example.com:{port}', variables: [port('8443', ['8443', '443'])] },
    { url: 'http://localhost:{port}', variables: [port('8080')] },
  ],
  securitySchemes: {},
  schemas: {},
};

test('API console: variables of two servers have separate values, even with the same name', () => {
  const form = initialForm({ data, operation });
  const address = (server: string, variables = form.variables) =>
    chosenAddress({ data, operation, form: { ...form, server, variables } });
  expect([address(''), address('0'), address('1')]).toEqual([
    'https://example.com:8443',
    'https://example.com:8443',
    'http://localhost:8080',
  ]);
  const changed = { 1: { port: '9000' } };
  expect([address('0', changed), address('1', changed)]).toEqual([
    'https://example.com:8443',
    'http://localhost:9000',
  ]);
});

test('API console: until a server is chosen, code samples use a placeholder host', () => {
  const relative = { ...data, servers: [{ url: '/v1', variables: [] }] };
  const urlOf = (own: MockData, server: string): string | undefined =>
    sampleOf({
      id: 'a',
      data: own,
      form: { ...initialForm({ data: own, operation }), server },
      parameters: {},
      page: 'https://docs.example/api',
    })?.url;
  expect([urlOf(relative, ''), urlOf(relative, '0'), urlOf({ ...data, servers: [] }, '')]).toEqual([
    'https://example.com/v1/a',
    'https://docs.example/v1/a',
    'https://example.com/a',
  ]);
});
