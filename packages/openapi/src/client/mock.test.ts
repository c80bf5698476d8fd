import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../model/api-page.js';
import type { MockData, MockOperation } from '../model/mock-data.js';
import { readDocument } from '../read/read-document.js';
import type { MockRequest } from './check-request.js';
import { answer } from './mock.js';
import type { Input } from './read-input.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

async function mockOf(path: string): Promise<MockData> {
  const { pages, diagnostics } = await readDocument({
    path: root + path,
    siteDir: root,
    allowRemote: false,
    route: '/api',
    splitBy: 'none',
    cache: undefined,
  });
  const mock = pages[0]?.page.mock;
  if (mock === undefined) throw new Error(JSON.stringify(diagnostics));
  return mock;
}

const data = await mockOf('site/openapi/petstore.yaml');

const credentials = {
  OAuth2: 'token',
  petstore_auth: 'token',
  api_key: 'key',
  token: 'token',
  basic: 'a:b',
  oauth: 'token',
};

function usual({ id, operation }: { id: string; operation: MockOperation }): MockRequest {
  const parameters: Record<string, Record<string, Input>> = {};
  for (const { name, in: location, example } of operation.parameters) {
    if (example === undefined) continue;
    const text = typeof example === 'string' ? example : JSON.stringify(example);
    const input = Array.isArray(example) ? example.map((item) => String(item)) : text;
    parameters[location] = { ...parameters[location], [name]: input };
  }
  const content = operation.body?.content[0];
  const body =
    content === undefined
      ? undefined
      : bodyOf({ mediaType: content.mediaType, value: content.examples[0]?.value });
  return { operation: id, parameters, credentials, body };
}

function bodyOf({
  mediaType,
  value = null,
}: {
  mediaType: string;
  value: JsonValue | undefined;
}): MockRequest['body'] {
  if (!/form/.test(mediaType)) return { mediaType, text: JSON.stringify(value) };
  const fields = Object.entries(value ?? {}).map(([name, field]) => [
    name,
    typeof field === 'string' ? field : JSON.stringify(field),
  ]);
  return { mediaType, fields: Object.fromEntries(fields) };
}

const documents = [
  'site/openapi/petstore.yaml',
  'tests/fixtures/ok-openapi/api/openapi.yaml',
  'tests/fixtures/ok-openapi/api/lamps.json',
  'node_modules/@readme/oas-examples/3.1/json/train-travel.json',
];

function declaredAnswers({
  data: own,
  id,
  operation,
}: {
  data: MockData;
  id: string;
  operation: MockOperation;
}) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const { responses } = operation;
  return responses.flatMap(({ status, content: [content] }) => {
    if (status === 'default' || typeof content?.schema !== 'object' || !/json/.test(content.mediaType))
      return [];
    const { body } = answer({ data: own, request: { ...usual({ id, operation }), prefer: status } });
    const isValid = ajv.validate({ allOf: [content.schema], schemas: own.schemas }, JSON.parse(body));
    return [{ id, status, body, errors: isValid ? [] : ajv.errors }];
  });
}

describe.each(documents)('mock server for %s', (path) => {
  it('responds with data that matches the schemas, and accepts every example', async () => {
    const own = await mockOf(path);
    for (const [id, operation] of Object.entries(own.operations)) {
      const { errors, status } = answer({ data: own, request: usual({ id, operation }) });
      expect({ id, errors, ok: status < 400 }).toEqual({ id, errors: [], ok: true });
      const answers = declaredAnswers({ data: own, id, operation });
      expect(answers).toEqual(answers.map((given) => ({ ...given, errors: [] })));
    }
  });
});

describe('mock server for the pet store', () => {
  const ask = (request: Partial<MockRequest> & { operation: string }) =>
    answer({ data, request: { parameters: {}, credentials, ...request } });
  const json = (value: unknown) => ({ mediaType: 'application/json', text: JSON.stringify(value) });

  it('returns the pet that was sent, with an ID', () => {
    const { status, statusText, headers, body } = ask({
      operation: 'addPet',
      body: json({ name: 'Bo', photoUrls: [], status: 'pending' }),
    });
    expect({ status, statusText, headers, body: JSON.parse(body) }).toEqual({
      status: 200,
      statusText: 'OK',
      headers: [{ name: 'content-type', value: 'application/json' }],
      body: { id: 7, name: 'Bo', photoUrls: [], status: 'pending' },
    });
  });

  it('returns the requested object', () => {
    const pet = ask({ operation: 'getPetById', parameters: { path: { petId: '12' } } });
    expect(JSON.parse(pet.body)).toMatchObject({ id: 12, name: 'Miso' });
    const user = ask({ operation: 'getUserByName', parameters: { path: { username: 'sam' } } });
    expect(JSON.parse(user.body)).toMatchObject({ username: 'sam' });
    const sold = ask({ operation: 'findPetsByStatus', parameters: { query: { status: ['sold'] } } });
    expect(JSON.parse(sold.body)).toMatchObject([{ status: 'sold' }]);
  });

  it('updates only the fields that the form contains', () => {
    const { body } = ask({
      operation: 'updatePetWithForm',
      parameters: { path: { petId: '7' } },
      body: { mediaType: 'application/x-www-form-urlencoded', text: 'name=Momo&status=sold' },
    });
    expect(JSON.parse(body)).toMatchObject({
      id: 7,
      name: 'Momo',
      status: 'sold',
      category: { name: 'Cats' },
    });
  });

  it("responds with 400 and the document's description to invalid parameters", () => {
    const { status, description, body, errors } = ask({
      operation: 'getPetById',
      parameters: { path: { petId: 'seven' } },
    });
    expect({ status, description, errors }).toEqual({
      status: 400,
      description: 'The ID is invalid.',
      errors: [{ in: 'path', name: 'petId', message: 'petId must be a whole number.' }],
    });
    expect(JSON.parse(body)).toEqual({ code: 400, type: 'error', message: 'petId must be a whole number.' });
    expect(ask({ operation: 'getPetById', parameters: { path: { petId: '0' } } }).errors).toEqual([
      { in: 'path', name: 'petId', message: 'petId must be at least 1.' },
    ]);
    expect(ask({ operation: 'findPetsByStatus' }).errors).toEqual([
      { in: 'query', name: 'status', message: 'status is missing.' },
    ]);
    expect(
      ask({ operation: 'findPetsByStatus', parameters: { query: { status: 'sold,gone' } } }).errors,
    ).toEqual(
      [
        { in: 'query', name: 'status[1]', message: 'status[1] must be one of: available, pending, sold.' },
      ].map((error) => ({ ...error, name: 'status' })),
    );
  });

  it('rejects the path parameters "." and "..", which browsers remove from URLs', () => {
    const request = { operation: 'getUserByName', parameters: { path: { username: '..' } }, credentials };
    const { errors } = answer({ data, request });
    expect(errors.at(-1)?.message).toBe(
      'username must not be “.” or “..”: browsers remove these segments from URLs.',
    );
  });

  it('responds with 405 to an invalid pet, and names the invalid fields', () => {
    const { status, errors } = ask({
      operation: 'addPet',
      body: json({ name: '', tags: [{ id: 'one' }], status: 'lost' }),
    });
    expect(status).toBe(405);
    expect(errors).toEqual([
      { in: 'body', name: 'photoUrls', message: 'photoUrls is missing.' },
      { in: 'body', name: 'name', message: 'name must have at least 1 character.' },
      { in: 'body', name: 'tags[0].id', message: 'tags[0].id must be a whole number.' },
      { in: 'body', name: 'status', message: 'status must be one of: available, pending, sold.' },
    ]);
  });

  it('responds with 404 to the ID 404', () => {
    expect(ask({ operation: 'deleteOrder', parameters: { path: { orderId: '404' } } })).toMatchObject({
      status: 404,
      statusText: 'Not Found',
      description: 'There is no order with this ID.',
    });
  });

  it('rejects requests without credentials, and accepts any of several security schemes', () => {
    const request = { operation: 'getPetById', parameters: { path: { petId: '7' } } };
    expect(ask({ ...request, credentials: {} })).toMatchObject({
      status: 401,
      statusText: 'Unauthorized',
      errors: [
        {
          in: 'security',
          name: 'api_key',
          message: 'This operation needs credentials: api_key or petstore_auth.',
        },
      ],
    });
    expect(ask({ ...request, credentials: { petstore_auth: 'x' } }).status).toBe(200);
    expect(ask({ operation: 'logoutUser', credentials: {} })).toMatchObject({ status: 204, body: '' });
  });

  it('responds with 415 to an unsupported media type, and with 400 to invalid JSON', () => {
    expect(ask({ operation: 'placeOrder', body: { mediaType: 'text/csv', text: 'a' } })).toMatchObject({
      status: 415,
      body: 'The body is text/csv. The operation accepts application/json.',
    });
    const broken = ask({ operation: 'placeOrder', body: { mediaType: 'application/json', text: '{' } });
    expect(broken.status).toBe(400);
    expect(broken.errors[0]?.message).toMatch(/^The body is not JSON: /);
    expect(ask({ operation: 'placeOrder' }).errors).toEqual([
      { in: 'body', name: '', message: 'The body is missing.' },
    ]);
  });

  it('checks form fields, and returns response headers', () => {
    const upload = ask({
      operation: 'uploadFile',
      parameters: { path: { petId: '7' } },
      body: { mediaType: 'multipart/form-data', fields: { image: '', caption: 'x'.repeat(201) } },
    });
    expect(upload.errors).toEqual([
      { in: 'body', name: 'image', message: 'image is missing.' },
      { in: 'body', name: 'caption', message: 'caption must have at most 200 characters.' },
    ]);
    const login = ask({
      operation: 'loginUser',
      parameters: { query: { username: 'robin', password: 'x' } },
    });
    expect(login.headers).toEqual([
      { name: 'content-type', value: 'application/json' },
      { name: 'RateLimit-Remaining', value: '4999' },
      { name: 'Session-Expires', value: '2030-05-17T18:30:00Z' },
    ]);
    expect(login.body).toBe('"session-7f3a91"');
  });

  it('responds in XML if the request accepts it', () => {
    const { headers, body } = ask({
      operation: 'getOrderById',
      parameters: { path: { orderId: '4021' } },
      accept: 'application/xml',
    });
    expect(headers[0]?.value).toBe('application/xml');
    expect(body).toContain('<id>4021</id>');
  });
});
