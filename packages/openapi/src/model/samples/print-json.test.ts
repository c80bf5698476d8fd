import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.js';

describe('the JSON printer for samples', () => {
  it('prints short lists and objects on one line, and longer ones with one member per line', () => {
    const pet = {
      name: 'Miso',
      category: { id: 2, name: 'Cats' },
      tags: [{ id: 31, name: 'quiet' }],
      photoUrls: ['https://petstore.example/images/miso.webp'],
      empty: [],
    };
    expect(printJson(pet)).toBe(`{
  "name": "Miso",
  "category": { "id": 2, "name": "Cats" },
  "tags": [{ "id": 31, "name": "quiet" }],
  "photoUrls": [
    "https://petstore.example/images/miso.webp"
  ],
  "empty": []
}`);
  });

  it('prints each top-level member on a separate line', () => {
    expect(printJson({ a: 1 })).toBe('{\n  "a": 1\n}');
    expect(printJson([1, 2])).toBe('[\n  1,\n  2\n]');
    expect(printJson({})).toBe('{}');
    expect(printJson('text')).toBe('"text"');
  });

  it('prints JSON that parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
