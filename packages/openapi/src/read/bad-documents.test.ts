import { expect, test } from 'vitest';
import { info, ok, readFiles } from './__fixtures__/read-files.js';
import { boundedSchema } from './bounded-schema.js';

async function problemsOf(document: Record<string, unknown>): Promise<string[]> {
  const text = JSON.stringify({ openapi: '3.1.0', info, paths: {}, ...document }, undefined, 2);
  const { diagnostics } = await readFiles({ 'api.json': text });
  return diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

const response = (schema: unknown) => ({
  paths: {
    '/a': { get: { responses: { 200: { ...ok[200], content: { 'application/json': { schema } } } } } },
  },
});
const location = 'api.json:16:27';

test.each([
  ['.', 'points to the folder .. Expected a file.'],
  ['x%zz.json', 'points to the file x%zz.json, which does not exist.'],
  ['x\0.json', 'points to the file x\0.json, which does not exist.'],
])('OpenAPI references: the reference %j is an error at its location', async (ref, text) => {
  const [problem] = await problemsOf(response({ $ref: ref }));
  expect(problem).toBe(`${location} The reference "${ref}" ${text}`);
});

test.each([5, null, ['a'], { a: 1 }])(
  'OpenAPI references: a $ref whose value is %j is an error at its location',
  async (found) => {
    const [problem] = await problemsOf(response({ $ref: found }));
    expect(problem).toBe(
      `${location} A \`$ref\` has the value ${JSON.stringify(found)}. Expected a string such as "#/components/schemas/Name".`,
    );
  },
);

test("an OpenAPI security scheme that isn't an object is an error at its location", async () => {
  expect(await problemsOf({ components: { securitySchemes: { a: 'x', b: null } } })).toEqual([
    'api.json:10:12 components.securitySchemes.a is a string. Expected an object.',
    'api.json:11:12 components.securitySchemes.b is empty. Expected an object.',
  ]);
});

test('an OpenAPI schema that requires a billion items is read without exhausting memory', async () => {
  expect(await problemsOf(response({ type: 'array', minItems: 1e9, items: { type: 'string' } }))).toEqual([]);
});

test('boundedSchema returns a copy with limited lengths, counts, and patterns, and keeps the original', () => {
  const schema = { properties: { minItems: { minLength: 1e9 }, a: { pattern: '^a{99999}$', minItems: 2 } } };
  expect(boundedSchema(schema)).toEqual({
    properties: { minItems: { minLength: 1000 }, a: { minItems: 2 } },
  });
  expect(schema.properties.minItems.minLength).toBe(1e9);
});

test('an error in an OpenAPI document is reported at its location even if a schema is recursive', async () => {
  const parameters = [{ name: 'other', in: 'path', required: true, schema: { type: 'string' } }];
  const Lamp = { type: 'object', properties: { parts: { type: 'array', items: {} } } };
  Lamp.properties.parts.items = { $ref: '#/components/schemas/Lamp' };
  expect(
    await problemsOf({
      paths: { '/a/{id}': { parameters, get: { responses: ok } } },
      components: { schemas: { Lamp } },
    }),
  ).toEqual([
    'api.json:19:7 The document is not valid OpenAPI 3.1.0: `/paths/a/{id}/get` has a path parameter named `other`, but there is no corresponding `{other}` in the path string.',
  ]);
});

test('OpenAPI references: a chain that is too long is an error; a broken reference is reported only once', async () => {
  const chain = Array.from({ length: 300 }, (_, index) => [
    `S${index}`,
    index === 299 ? { type: 'string' } : { $ref: `#/components/schemas/S${index + 1}` },
  ]);
  const found = await problemsOf({ components: { schemas: Object.fromEntries(chain) } });
  expect(found[0]).toBe(
    'api.json:11:17 The reference "#/components/schemas/S1" goes through more than 200 other references.',
  );
  expect(found).toHaveLength(98);
  const schemas = { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/Gone' } };
  expect(await problemsOf({ components: { schemas } })).toEqual([
    'api.json:14:17 The reference "#/components/schemas/Gone" does not resolve: there is no "Gone".',
  ]);
});

test('an OpenAPI parameter with a misspelled "in" field is an error that suggests the correct value', async () => {
  const parameters = [{ name: 'a', in: 'querry', schema: { type: 'string' } }];
  expect(await problemsOf({ paths: { '/a': { parameters, get: { responses: ok } } } })).toEqual([
    'api.json:12:17 A parameter has `in: querry`, which OpenAPI does not define. Did you mean "query"?',
  ]);
});

test('an OpenAPI document can contain an object with a toString field', async () => {
  const odd = { toString: 1 };
  const Kind = { type: 'object', properties: { kind: { type: 'string' } } };
  const schema = {
    enum: [odd, 'a'],
    'x-enumDescriptions': { a: 'A' },
    oneOf: [{ $ref: '#/components/schemas/Kind' }],
    discriminator: { propertyName: 'kind' },
    example: { kind: odd },
  };
  expect(await problemsOf({ ...response(schema), components: { schemas: { Kind } } })).toEqual([]);
  expect(await problemsOf({ openapi: odd })).toEqual([
    'api.json:2:14 The document declares `openapi: {"toString":1}`, which is not supported. Expected OpenAPI 3.0, 3.1, or 3.2, or Swagger 2.0.',
  ]);
});

async function problemsOfDeep({ levels, keyword }: { levels: number; keyword: string }): Promise<string[]> {
  const text = JSON.stringify({ openapi: '3.1.0', info, ...response('deep') });
  const deep = `${`{"${keyword}":[`.repeat(levels)}{"type":"string"}${']}'.repeat(levels)}`;
  const { diagnostics } = await readFiles({ 'api.json': text.replace('"deep"', deep) });
  return diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each(['allOf', 'oneOf'])(
  'an OpenAPI schema with a hundred nested levels of %s is converted without errors',
  async (keyword) => {
    expect(await problemsOfDeep({ levels: 100, keyword })).toEqual([]);
  },
);

test.each([300, 3000, 30_000])(
  'an OpenAPI schema with %i nested levels is an error at the first level over the limit',
  async (levels) => {
    const [found, ...others] = await problemsOfDeep({ levels, keyword: 'allOf' });
    expect(found).toMatch(
      /^1:\d{4} At this location, the document is nested more than 500 levels deep\. References count as levels, too\.$/,
    );
    expect(others).toEqual([]);
  },
);

test('OpenAPI schemas that combine two schemas on each of thirty levels are not expanded exponentially', async () => {
  const levels = Array.from({ length: 30 }, (_, level) => {
    const next = { $ref: `#/components/schemas/S${level + 1}` };
    const own = (name: string) => ({ allOf: [next, { properties: { [`${name}${level}`]: {} } }] });
    const both = ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}${level}` }));
    return { [`S${level}`]: { allOf: both }, [`A${level}`]: own('a'), [`B${level}`]: own('b') };
  });
  const schemas = Object.assign({ S30: { type: 'object' } }, ...levels) as object;
  const document = { ...response({ $ref: '#/components/schemas/S0' }), components: { schemas } };
  expect(await problemsOf(document)).toEqual([]);
});
