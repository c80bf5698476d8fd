import { describe, expect, it } from 'vitest';
import { checkRequest } from '../client/check-request.js';
import type { SchemaNode } from '../model/api-page.js';
import { ok, pageOf } from './__fixtures__/read-files.js';

async function merged(...properties: object[]): Promise<SchemaNode | undefined> {
  const { schemas } = await pageOf({
    components: {
      schemas: {
        Lamp: { type: 'object', properties: { watts: { type: 'integer' } } },
        Bulb: { type: 'object', properties: { base: { type: 'string' } } },
        Merged: {
          allOf: properties.map((schema) => ({ type: 'object', properties: { value: schema } })),
        },
      },
    },
  });
  const found = schemas.find(({ name }) => name === 'Merged')?.schema;
  return found?.properties.find(({ name }) => name === 'value')?.schema;
}

describe('a property that several parts of allOf define', () => {
  it('keeps the keywords of each part', async () => {
    const first = { type: 'string', description: 'Its name.', maxLength: 20, readOnly: true, example: 'Ada' };
    expect(await merged(first, { minLength: 2, deprecated: true, default: 'Bo' })).toMatchObject({
      label: 'string',
      description: { markdown: 'Its name.' },
      constraints: ['2 to 20 characters'],
      readOnly: true,
      deprecated: true,
      examples: ['Ada'],
      default: 'Bo',
    });
  });

  it('has only the strictest limits of all parts', async () => {
    const age = [
      { type: 'number', minimum: 0, exclusiveMaximum: 400 },
      { minimum: 1, maximum: 400, multipleOf: 1 },
      { type: 'integer', maximum: 300, exclusiveMinimum: 0 },
    ];
    expect((await merged(...age))?.constraints).toEqual(['at least 1', 'at most 300', 'a multiple of 1']);
    expect(
      (await merged({ minItems: 2, uniqueItems: true }, { minItems: 1 }, { maxItems: 2 }))?.constraints,
    ).toEqual(['exactly 2 items', 'no duplicates']);
  });

  it('combines the descriptions of all parts, without repetition', async () => {
    const described = async (...texts: string[]) =>
      (await merged(...texts.map((description) => ({ type: 'string', description }))))?.description?.markdown;
    expect(await described('Its name.', 'Unique in a room.')).toBe('Its name.\n\nUnique in a room.');
    expect(await described('Its name.', 'Its name. Unique.', 'Unique.')).toBe('Its name. Unique.');
  });

  it('allows only the types and values that all parts allow', async () => {
    expect(
      await merged(
        { type: ['string', 'null'], enum: ['a', 'b', null] },
        { type: 'string', enum: ['b', 'c'] },
      ),
    ).toMatchObject({ label: 'string', nullable: false, enum: ['b'] });
    expect(await merged({ type: 'number' }, { type: 'integer', format: 'int32' })).toMatchObject({
      label: 'integer (int32)',
    });
  });

  it('has the properties of all parts, merged recursively', async () => {
    const inner = (schema: object) => ({ type: 'object', properties: { inner: schema } });
    const found = await merged(inner({ type: 'string', minLength: 1 }), {
      ...inner({ description: 'Words.' }),
      required: ['inner'],
    });
    expect(found?.properties).toMatchObject([
      {
        name: 'inner',
        required: true,
        schema: {
          label: 'string',
          description: { markdown: 'Words.' },
          constraints: ['at least 1 character'],
        },
      },
    ]);
  });

  it('keeps the keywords next to a reference, and lists both schemas if two parts are references', async () => {
    const lamp = { $ref: '#/components/schemas/Lamp' };
    expect(await merged(lamp, { description: 'The first one.', readOnly: true })).toMatchObject({
      ref: 'Lamp',
      label: 'Lamp',
      description: { markdown: 'The first one.' },
      readOnly: true,
    });
    const both = await merged(lamp, { $ref: '#/components/schemas/Bulb' });
    expect([both?.ref, both?.allOf.map(({ ref }) => ref)]).toEqual([undefined, ['Lamp', 'Bulb']]);
  });
});

describe('a schema with allOf', () => {
  const readSchema = async (schema: object): Promise<SchemaNode | undefined> => {
    const { schemas } = await pageOf({ components: { schemas: { Merged: schema } } });
    return schemas[0]?.schema;
  };

  it('becomes a single type with all limits if the parts are strings or numbers', async () => {
    const parts = [
      { type: 'integer', minimum: 1, description: 'Meters.' },
      { maximum: 120 },
      { minimum: 3, example: 7 },
    ];
    expect(await readSchema({ allOf: parts })).toMatchObject({
      label: 'integer',
      description: { markdown: 'Meters.' },
      constraints: ['at least 3', 'at most 120'],
      examples: [7],
      allOf: [],
    });
  });

  it('has the descriptions of all unnamed parts if the parts are objects', async () => {
    const part = (description: string) => ({
      type: 'object',
      description,
      properties: { [description]: {} },
    });
    const found = await readSchema({ allOf: [part('Grows.'), part('Is measured.')], description: 'A tree.' });
    expect(found?.description?.markdown).toBe('Grows.\n\nIs measured.\n\nA tree.');
  });

  it('does not require a field in a request if only one part marks the field as read-only', async () => {
    const first = {
      type: 'object',
      properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' } },
    };
    const second = { type: 'object', required: ['id', 'name'], properties: { id: { maxLength: 9 } } };
    const schema = { allOf: [first, second] };
    const post = {
      operationId: 'add',
      requestBody: { content: { 'application/json': { schema } } },
      responses: ok,
    };
    const { mock: data } = await pageOf({ paths: { '/trees': { post } } });
    if (data === undefined) throw new Error('The page has no console.');
    const value = data.operations.add?.body?.content[0]?.examples[0]?.value;
    expect(value).toEqual({ name: 'Example name' });
    const body = { mediaType: 'application/json', text: JSON.stringify(value) };
    const request = { operation: 'add', parameters: {}, credentials: {}, body };
    expect(checkRequest({ data, request }).errors).toEqual([]);
  });

  it('has an example that matches the pattern and the format of each part', async () => {
    const first = { properties: { id: { pattern: '^T-' }, email: { format: 'email' } } };
    const second = {
      required: ['id', 'email'],
      properties: { id: { maxLength: 9 }, email: { maxLength: 99 } },
    };
    const text = { type: 'string' };
    const third = { type: 'object', properties: { id: text, email: text } };
    const { schemas } = await pageOf({
      components: { schemas: { List: { type: 'array', items: { allOf: [first, second, third] } } } },
    });
    expect(JSON.parse(schemas[0]?.examples[0]?.text ?? '')).toEqual([
      { id: 'T-', email: 'user@example.com' },
    ]);
  });
});
