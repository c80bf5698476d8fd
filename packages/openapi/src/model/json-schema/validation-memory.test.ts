import { expect, test } from 'vitest';
import type { JsonSchema, JsonValue } from './types.js';
import { validate } from './validate.js';
import type { ValidationError } from './validation.js';
import { createValidationMemory } from './validation-memory.js';

const rules = { type: 'object', required: ['name'] };

test('validation memory: an object is validated only once for each schema and path', () => {
  const memory = createValidationMemory();
  const checked: string[] = [];
  const recall = (value: string | Record<string, string>, path: string[], schema = rules): string[] => {
    const check = (): ValidationError[] => {
      checked.push(path.join('.'));
      return [{ path, keyword: 'required', message: 'is missing' }];
    };
    return memory.recall({ value, rules: schema, path, check }).map(({ path: at }) => at.join('.'));
  };
  const part = { a: 'x' };
  expect(recall(part, ['one'])).toEqual(['one']);
  expect(recall(part, ['one'])).toEqual(['one']);
  expect(recall(part, ['two'])).toEqual(['two']);
  expect(recall(part, ['two'], { type: 'object', required: [] })).toEqual(['two']);
  expect(recall('text', ['text'])).toEqual(['text']);
  expect(recall('text', ['text'])).toEqual(['text']);
  expect(checked).toEqual(['one', 'two', 'two', 'text', 'text']);
});

test('validation memory: the errors of a changed value are the same with and without the memory', () => {
  const schema: JsonSchema = {
    properties: {
      tags: { type: 'array', items: { oneOf: [{ $ref: '#/schemas/Tag' }, { type: 'null' }] } },
      owner: { $ref: '#/schemas/Tag' },
    },
  };
  const schemas = { Tag: rules };
  const tags: JsonValue[] = [{ name: 'a' }, {}, {}];
  const owner = {};
  const values: JsonValue[] = [
    { tags, owner },
    { tags: tags.slice(1), owner },
    { tags },
    { tags, owner: { name: 'b' } },
  ];
  const memory = createValidationMemory();
  for (const value of values)
    expect(validate({ value, schema, schemas, memory })).toEqual(validate({ value, schema, schemas }));
});
