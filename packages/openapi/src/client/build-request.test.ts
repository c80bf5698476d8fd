import { describe, expect, it } from 'vitest';
import type { MockData, MockOperation } from '../model/mock-data.js';
import type { OutgoingBody } from './build-request.js';
import { buildRequest, serverAddress } from './build-request.js';

const data: MockData = {
  servers: [],
  schemas: {},
  operations: {},
  securitySchemes: {
    key: { type: 'apiKey', in: 'query', parameter: 'k' },
    headerKey: { type: 'apiKey', in: 'header', parameter: 'X-Key' },
    basic: { type: 'http', scheme: 'Basic' },
    digest: { type: 'http', scheme: 'Digest' },
    oauth: { type: 'oauth2', scopes: [] },
  },
};

const operation: MockOperation = {
  method: 'post',
  path: '/lamps/{id}/rooms/{names}',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: true, style: 'simple', explode: false },
    { name: 'names', in: 'path', required: true, schema: true, style: 'simple', explode: false },
    { name: 'tag', in: 'query', required: false, schema: true, style: 'form', explode: true },
    { name: 'ids', in: 'query', required: false, schema: true, style: 'form', explode: false },
    { name: 'X-Trace', in: 'header', required: false, schema: true, style: 'simple', explode: false },
    { name: 'session', in: 'cookie', required: false, schema: true, style: 'form', explode: true },
  ],
  security: [],
  responses: [
    {
      status: '200',
      description: '',
      headers: [],
      content: [{ mediaType: 'application/json', examples: [] }],
    },
  ],
};

function build({
  credentials = {},
  body,
  server = 'https://api.example/v1/',
}: {
  credentials?: Record<string, string>;
  body?: OutgoingBody;
  server?: string;
}) {
  const security = Object.keys(credentials).map((name) => [{ name, scopes: [] }]);
  return buildRequest({
    data,
    operation: { ...operation, security },
    server,
    page: 'https://docs.example/base/api',
    parameters: {
      path: { id: 'a/b ?', names: ['one', 't,wo'] },
      query: { tag: ['x', 'y & z'], ids: [1, 2] },
      header: { 'X-Trace': 7 },
      cookie: { session: 'left to the browser' },
    },
    credentials,
    body,
  });
}

describe('a request to a real server', () => {
  it('encodes each parameter for its location', () => {
    expect(build({})).toEqual({
      url: 'https://api.example/v1/lamps/a%2Fb%20%3F/rooms/one,t%2Cwo?tag=x&tag=y%20%26%20z&ids=1,2',
      init: {
        method: 'POST',
        headers: [
          ['X-Trace', '7'],
          ['Accept', 'application/json'],
        ],
      },
    });
  });

  it("resolves a relative server URL against the page's URL", () => {
    expect(build({ server: '/v2' }).url).toMatch(/^https:\/\/docs\.example\/v2\/lamps\//);
  });

  it('sends the credentials that the operation requires and the reader entered', () => {
    const { url, init } = build({
      credentials: { key: 'K', headerKey: 'H', basic: 'ä:b', digest: 'D', oauth: 'T', unknown: 'x' },
    });
    expect(new URL(url).searchParams.get('k')).toBe('K');
    expect(init.headers.slice(1, -1)).toEqual([
      ['X-Key', 'H'],
      ['Authorization', 'Basic w6Q6Yg=='],
      ['Authorization', 'Digest D'],
      ['Authorization', 'Bearer T'],
    ]);
    expect(build({ credentials: { oauth: ' ' } }).init.headers).toEqual(build({}).init.headers);
  });

  it('sends the body with its media type', () => {
    const file = new File(['x'], 'x.png');
    const text = build({ body: { mediaType: 'application/json', text: '{}' } }).init;
    expect([text.body, text.headers.at(-1)]).toEqual(['{}', ['Content-Type', 'application/json']]);
    const form = build({
      body: {
        mediaType: 'application/x-www-form-urlencoded',
        pairs: ['a=1%20%26%202', 'a=3'],
      },
    }).init;
    expect(form.body).toBe('a=1%20%26%202&a=3');
    const parts = build({
      body: {
        mediaType: 'multipart/form-data',
        parts: [
          { name: 'image', file },
          { name: 'icon', file, type: 'image/png' },
          { name: 'name', value: 'Miso' },
        ],
      },
    }).init;
    expect((parts.body as FormData).get('image')).toMatchObject({ name: 'x.png', type: '' });
    expect((parts.body as FormData).get('icon')).toMatchObject({ name: 'x.png', type: 'image/png' });
    expect((parts.body as FormData).get('name')).toBe('Miso');
    // The browser sets `Content-Type`, because only the browser knows the boundary between the parts.
    expect(parts.headers.some(([name]) => name === 'Content-Type')).toBe(false);
    expect(build({ body: { mediaType: 'image/png', file } }).init.body).toBe(file);
  });

  it('sends a form field that has a media type as a multipart part without a file name', async () => {
    const parts = [
      { name: 'me"ta', value: '{}', type: 'application/json' },
      { name: 'image', file: new File(['x'], 'x.png', { type: 'image/png' }) },
    ];
    for (const mediaType of ['multipart/form-data', 'multipart/mixed']) {
      const { body, headers } = build({ body: { mediaType, parts } }).init;
      const [, type = ''] = headers.at(-1) ?? [];
      const boundary = /boundary=(.+)/.exec(type)?.[1];
      expect(type).toBe(`${mediaType}; boundary=${boundary}`);
      expect(await (body as Blob).text()).toBe(
        [
          `--${boundary}`,
          'Content-Disposition: form-data; name="me%22ta"',
          'Content-Type: application/json',
          '',
          '{}',
          `--${boundary}`,
          'Content-Disposition: form-data; name="image"; filename="x.png"',
          'Content-Type: image/png',
          '',
          'x',
          `--${boundary}--`,
          '',
        ].join('\r\n'),
      );
    }
  });
});

it('serverAddress replaces the variables in a server URL, except those without a value', () => {
  const url = 'https://{stage}.example/{version}/{other}';
  expect(serverAddress({ url, values: { stage: 'test', version: 'v2' } })).toBe(
    'https://test.example/v2/{other}',
  );
});
