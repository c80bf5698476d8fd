import { at, raw } from './write-data.js';

export type ApiSlot = 'schema' | 'operation' | 'pathItem' | 'root' | 'info' | 'components';

export interface ApiMistake {
  code: string;
  slot: ApiSlot;
  /** The mark (`‸`) shows the key or value at which the error must be reported. */
  value: Record<string, unknown>;
  versions?: readonly string[];
  format?: 'yaml' | 'json';
  inMain?: boolean;
}

const of = (slot: ApiSlot, code: string, ...values: Record<string, unknown>[]): ApiMistake[] =>
  values.map((value) => ({ slot, code, value }));

const text = { type: 'string' };
const ok = { 200: { description: 'Done' } };

export const apiMistakes: readonly ApiMistake[] = [
  ...of(
    'schema',
    'broken-reference',
    { $ref: at('#/components/schemas/Gone') },
    { $ref: at('#/components/schemas/Gone/properties/a') },
    { $ref: at('gone.yaml') },
    { $ref: at('./gone.json#/a') },
    { $ref: at('.') },
    { $ref: at('#anchor') },
    { $ref: at(5) },
    { $ref: at(['#/a']) },
    { $ref: at({ a: '#/a' }) },
    {
      oneOf: [{ type: 'object' }],
      discriminator: { propertyName: 'kind', mapping: { a: at('#/components/schemas/Gone') } },
    },
  ),
  ...of('schema', 'remote-reference', { $ref: at('https://example.org/a.yaml#/a') }),
  ...of('schema', 'reference-out-of-reach', { $ref: at('../../../../../../../../etc/passwd') }),
  // These are mistakes only in OpenAPI 3.0. In later versions, the values of schema keywords aren't validated.
  ...of(
    'schema',
    'invalid-openapi',
    { type: 'object', '‸required': true },
    { type: 'object', '‸properties': 5 },
    { type: 'object', properties: { a: text, '‸😀': 5 } },
    { type: 'string', '‸minLength': -1 },
    { type: 'string', '‸maxLength': 'many' },
    { type: 'string', '‸pattern': 5 },
    { type: 'array', '‸items': 5 },
    { '‸allOf': {} },
    { allOf: [text, at(5)] },
    { '‸enum': {} },
    { '‸readOnly': 'yes' },
    { '‸description': 5 },
  ).map((mistake) => ({ ...mistake, versions: ['3.0.3'] })),
  { slot: 'schema', code: 'invalid-openapi', value: { type: at('strin') }, versions: ['3.1.0', '3.2.0'] },
  { slot: 'schema', code: 'invalid-openapi', value: { type: ['null', at('strin')] }, versions: ['3.1.0'] },
  ...of('operation', 'duplicate-operation-id', { operationId: at('first') }),
  ...of(
    'operation',
    'unknown-security-scheme',
    { security: [{ key: [] }, { '‸gone': [] }] },
    { security: [{ '‸kee': [] }] },
  ),
  ...of(
    'operation',
    'invalid-openapi',
    { '‸responses': 5 },
    { responses: { '‸200': {} } },
    { responses: { 200: { description: 'Done', '‸content': [] } } },
    { responses: { 200: { description: 'Done', content: { '‸text/plain': { example: 1, examples: {} } } } } },
    { '‸parameters': {} },
    { parameters: [{ name: 'a', in: 'query', schema: text }, at({ name: 'b', in: 'query' })] },
    { parameters: [at({ in: 'query', schema: text })] },
    { parameters: [{ name: 'a', in: at('querry'), schema: text }] },
    { parameters: [{ name: 'a', in: 'query', '‸required': 'yes', schema: text }] },
    { '‸tags': 'a' },
    { tags: ['a', at(5)] },
    { '‸deprecated': 'no' },
    { '‸deprecatd': true },
    { '‸requestBody': { description: 'Without content' } },
    { '‸security': {} },
  ),
  ...of(
    'pathItem',
    'invalid-openapi',
    { '‸get': { parameters: [{ name: 'other', in: 'path', required: true, schema: text }], responses: ok } },
    { '‸got': { responses: ok } },
    { '‸servers': 5 },
    { '‸get': [] },
  ),
  ...of(
    'root',
    'invalid-openapi',
    { openapi: at('4.0.0') },
    { openapi: at(5) },
    { paths: at(5) },
    { paths: { '/a': at(5) } },
    { paths: { '/a': at([1]) } },
    { '‸info': { title: 'Without a version' } },
    { '‸servers': {} },
    { servers: [{ url: '/' }, at({ description: 'Without an address' })] },
    { tags: [{ name: 'a' }, at({ description: 'Without a name' })] },
    { '‸componets': {} },
  ),
  ...of('info', 'invalid-openapi', { '‸title': 5 }, { '‸contact': 'Ada' }, { contact: { '‸emial': 'a' } }),
  ...of(
    'components',
    'invalid-openapi',
    { securitySchemes: { key: { type: 'apiKey', name: 'a', in: 'header' }, a: at('x') } },
    { securitySchemes: { key: { type: 'apiKey', name: 'a', in: 'header' }, '‸a': { type: 'none' } } },
    { responses: { a: at([]) } },
    { parameters: at(5) },
    { '‸schema': {} },
  ),
  ...of('components', 'broken-reference', { responses: { A: { $ref: at('#/components/responses/A') } } }),
  ...['schema', 'operation', 'info'].flatMap((slot): ApiMistake[] =>
    of(slot as ApiSlot, 'invalid-openapi', { description: raw('‸[1, 2') }).map((mistake) => ({
      ...mistake,
      format: 'yaml',
    })),
  ),
  ...['schema', 'operation', 'info'].flatMap((slot): ApiMistake[] =>
    of(slot as ApiSlot, 'invalid-openapi', { description: 'a', '‸description': 'b' }),
  ),
];
