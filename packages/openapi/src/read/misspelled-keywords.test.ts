import { expect, it } from 'vitest';
import { misspelledKeywords } from './misspelled-keywords.js';

it('misspelledKeywords finds keys similar to a schema keyword, but not extensions or unrelated keys', () => {
  const schema = {
    type: 'string',
    minimun: 1,
    requried: ['a'],
    maxlength: 2,
    additonalProperties: false,
    'x-type': 'a',
    name: 'b',
    enum: ['c'],
    summary: 'd',
    optional: true,
    position: 1,
    label: 'e',
  };
  expect(misspelledKeywords(schema)).toEqual([
    { key: 'minimun', keyword: 'minimum' },
    { key: 'requried', keyword: 'required' },
    { key: 'maxlength', keyword: 'maxLength' },
    { key: 'additonalProperties', keyword: 'additionalProperties' },
  ]);
});
