import { describe, expect, it } from 'vitest';
import type { SchemaNode } from '../model/api-page.js';
import { pageOf } from './__fixtures__/read-files.js';

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
      constraints: ['at most 20 characters', 'at least 2 characters'],
      readOnly: true,
      deprecated: true,
      examples: ['Ada'],
      default: 'Bo',
    });
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

  it('keeps the keywords next to a $ref, and lists two referenced schemas', async () => {
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
