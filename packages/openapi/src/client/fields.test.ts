import { expect, it } from 'vitest';
import type { JsonSchema } from '../model/mock-data.js';
import { bodyFields, bodyKind, fieldKind, initialInput } from './fields.js';
import { readFields, readParameter } from './read-input.js';

const schemas = { Level: { type: 'string', enum: ['low', 'high'] } };

it('form fields: each field has a control that suits its type', () => {
  const given: JsonSchema[] = [
    { type: 'string' },
    { $ref: '#/schemas/Level' },
    { type: ['boolean', 'null'] },
    { type: 'integer' },
    { type: 'array', items: { $ref: '#/schemas/Level' } },
    { type: 'array', items: { type: 'integer' } },
    { type: 'array', items: { type: 'object' } },
    { type: 'object' },
    { type: 'string', format: 'password' },
    { type: 'array', items: { type: 'string', format: 'binary' } },
    true,
  ];
  expect(given.map((schema) => fieldKind({ schema, schemas }))).toEqual([
    { kind: 'text' },
    { kind: 'choice', options: ['low', 'high'] },
    { kind: 'choice', options: ['true', 'false'] },
    { kind: 'number' },
    { kind: 'choices', options: ['low', 'high'] },
    { kind: 'list' },
    { kind: 'json' },
    { kind: 'json' },
    { kind: 'password' },
    { kind: 'files' },
    { kind: 'text' },
  ]);
});

it('form fields: an example from the document becomes the initial value', () => {
  expect(initialInput({ field: { kind: 'list' }, value: [1, 'b'] })).toEqual(['1', 'b']);
  expect(initialInput({ field: { kind: 'list' }, value: undefined })).toEqual([]);
  expect(initialInput({ field: { kind: 'json' }, value: { a: 1 } })).toBe('{\n  "a": 1\n}');
  expect(initialInput({ field: { kind: 'file' }, value: 'a.png' })).toBe('');
  expect(initialInput({ field: { kind: 'text' }, value: null })).toBe('');
});

it('form fields: a form body has a field for each part, and other bodies are entered as text or a file', () => {
  const content = {
    mediaType: 'multipart/form-data',
    schema: {
      type: 'object',
      required: ['image'],
      properties: { image: { type: 'string', format: 'binary' }, caption: { type: 'string' } },
    },
    examples: [{ name: 'example', value: { image: 'a.png', caption: 'A lamp' } }],
  };
  expect(bodyFields({ content, schemas })).toEqual([
    { name: 'image', required: true, field: { kind: 'file' }, initial: '' },
    { name: 'caption', required: false, field: { kind: 'text' }, initial: 'A lamp' },
  ]);
  const kindOf = (mediaType: string, schema = {}) =>
    bodyKind({ content: { mediaType, schema, examples: [] }, schemas });
  expect(bodyKind({ content, schemas })).toBe('form');
  expect(kindOf('application/vnd.api+json')).toBe('text');
  expect(kindOf('application/xml')).toBe('text');
  expect(kindOf('image/png')).toBe('file');
  expect(kindOf('application/octet-stream')).toBe('file');
});

it('form fields: a 64-bit integer is sent without rounding', () => {
  const schema: JsonSchema = { type: 'integer' };
  const id = '9007199254740993';
  const parameter = { schema, style: 'simple' };
  expect(readParameter({ parameter, input: id, schemas, exact: true })).toBe(id);
  expect(readParameter({ parameter, input: '12', schemas, exact: true })).toBe(12);
  const list = { schema: { type: 'array', items: schema }, style: 'form' };
  expect(readParameter({ parameter: list, input: ['7', id], schemas, exact: true })).toEqual([7, id]);
  expect(
    readFields({
      fields: { id },
      schema: { type: 'object', properties: { id: schema } },
      schemas,
      exact: true,
    }),
  ).toEqual({ id });
});
