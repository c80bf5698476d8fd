import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonValue, ParameterLocation } from '../model/api-page.js';
import type { MockData, MockOperation } from '../model/mock-data.js';
import { printFetch } from '../model/samples/fetch.js';
import { sampleRequest } from '../model/samples/sample-request.js';
import { buildRequest } from './build-request.js';

const server = createServer((request: IncomingMessage, response) => {
  response.end(JSON.stringify({ url: request.url, color: request.headers.color }));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const array = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

/**
 * The "Style Examples" table of OpenAPI 3.1.1: location, style, explode, and the results for an empty string, a string,
 * an array, and an object. Undefined stands for "n/a".
 */
const table: [ParameterLocation, string, boolean, ...(string | undefined)[]][] = [
  ['path', 'matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  [
    'path',
    'matrix',
    true,
    ';color',
    ';color=blue',
    ';color=blue;color=black;color=brown',
    ';R=100;G=200;B=150',
  ],
  ['path', 'label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['path', 'label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['path', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['path', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['header', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['header', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['query', 'form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  [
    'query',
    'spaceDelimited',
    false,
    undefined,
    undefined,
    'color=blue%20black%20brown',
    'color=R%20100%20G%20200%20B%20150',
  ],
  [
    'query',
    'pipeDelimited',
    false,
    undefined,
    undefined,
    'color=blue%7Cblack%7Cbrown',
    'color=R%7C100%7CG%7C200%7CB%7C150',
  ],
  [
    'query',
    'deepObject',
    true,
    undefined,
    undefined,
    undefined,
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  ],
];

const cases = table.flatMap(([location, style, explode, ...expected]) =>
  (['', 'blue', array, object] as JsonValue[]).flatMap((value, index) => {
    const wire = expected[index];
    return wire === undefined ? [] : [{ place: location, style, explode, value, wire }];
  }),
);

describe('parameter serialization matches the specification', () => {
  it.each(cases)(
    '$place, $style, explode $explode: $wire',
    async ({ place: location, style, explode, value, wire }) => {
      // The URL parser drops a path segment that consists of a single dot, so the template has an `x` before the value.
      const path = location === 'path' ? '/paint/x{color}' : '/paint';
      const operation: MockOperation = {
        method: 'get',
        path,
        parameters: [{ name: 'color', in: location, required: true, schema: true, style, explode }],
        security: [],
        responses: [],
      };
      const data: MockData = { servers: [], schemas: {}, operations: {}, securitySchemes: {} };
      const parameters = { [location]: { color: value } };
      const arrived = { path: `/paint/x${wire}`, query: `/paint?${wire}`, header: '/paint', cookie: '' }[
        location
      ];
      const expected = { url: arrived, ...(location === 'header' ? { color: wire } : {}) };

      const { url, init } = buildRequest({
        data,
        operation,
        server: origin,
        page: origin,
        parameters,
        credentials: {},
      });
      expect(await (await fetch(url, init)).json()).toEqual(expected);

      const sample = sampleRequest({
        operation,
        server: origin,
        securitySchemes: {},
        values: parameters,
        body: undefined,
      });
      const run = new Function(
        'fetch',
        `return (async () => { ${printFetch(sample)} return response; })()`,
      ) as (call: typeof fetch) => Promise<Response>;
      expect(await (await run(fetch)).json()).toEqual(expected);
    },
  );
});

it('a query parameter with allowReserved keeps reserved characters, except those that end the query', async () => {
  const operation: MockOperation = {
    method: 'get',
    path: '/find',
    parameters: [
      {
        name: 'a',
        in: 'query',
        required: true,
        schema: true,
        style: 'form',
        explode: true,
        allowReserved: true,
      },
      { name: 'b', in: 'query', required: true, schema: true, style: 'form', explode: true },
    ],
    security: [],
    responses: [],
  };
  const data: MockData = { servers: [], schemas: {}, operations: {}, securitySchemes: {} };
  const value = "/x?y=1&z=[2]:3;4,5#6+7%8 '9";
  const parameters = { query: { a: value, b: value } };
  const { url, init } = buildRequest({
    data,
    operation,
    server: origin,
    page: origin,
    parameters,
    credentials: {},
  });
  const arrived = (await (await fetch(url, init)).json()) as { url: string };
  expect(arrived.url).toBe(
    '/find?a=/x?y=1%26z=[2]:3;4,5%236%2B7%258%20%279&b=%2Fx%3Fy%3D1%26z%3D%5B2%5D%3A3%3B4%2C5%236%2B7%258%20%279',
  );
  expect(Object.fromEntries(new URL(arrived.url, origin).searchParams)).toEqual({ a: value, b: value });
});
