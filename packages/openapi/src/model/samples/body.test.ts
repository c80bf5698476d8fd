import { expect, it } from 'vitest';
import { sampleBody } from './body.js';

it('code samples: a form contains only the fields that have a value', () => {
  const content = {
    mediaType: 'multipart/form-data',
    schema: {
      type: 'object',
      properties: {
        'track[data]': { type: 'string', format: 'binary' },
        'track[cover]': { type: 'string', format: 'binary' },
      },
    },
  };
  const value = {
    'track[data]': 'string',
    'track[cover]': null,
    'track[isrc]': null,
    'track[title]': 'Drums',
  };
  expect(sampleBody({ content, value, text: '', schemas: {} })).toEqual({
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { name: 'track[data]', file: 'data.bin', type: undefined },
      { name: 'track[title]', value: 'Drums', type: undefined },
    ],
  });
  const mediaType = 'application/x-www-form-urlencoded';
  expect(sampleBody({ content: { mediaType }, value: { a: 1, b: null }, text: '', schemas: {} })).toEqual({
    kind: 'urlencoded',
    mediaType,
    pairs: ['a=1'],
  });
});

it("code samples: form fields that the schema doesn't describe are entered as JSON and sent as a form", () => {
  const content = { mediaType: 'application/x-www-form-urlencoded' };
  const sent = (text: string) => sampleBody({ content, value: undefined, text, schemas: {} });
  expect(sent('{"a":1}')).toEqual({ kind: 'urlencoded', ...content, pairs: ['a=1'] });
  expect(sent('{}')).toEqual({ kind: 'urlencoded', ...content, pairs: [] });
  expect(sent('a=1')).toEqual({ kind: 'text', ...content, text: 'a=1' });
});

it("code samples: the fields of a multipart form are serialized with the document's styles", () => {
  const mediaType = 'multipart/form-data';
  const parts = (encoding: object) =>
    sampleBody({
      content: { mediaType, encoding: { a: encoding, o: encoding } },
      value: { a: ['x y', 'z'], o: { k: 'v w' } },
      text: '',
      schemas: {},
    });
  const plain = (...pairs: [string, string][]) => ({
    kind: 'multipart',
    mediaType,
    parts: pairs.map(([name, value]) => ({ name, value })),
  });
  expect(parts({ explode: false })).toEqual(plain(['a', 'x y,z'], ['o', 'k,v w']));
  expect(parts({ style: 'pipeDelimited' })).toEqual(plain(['a', 'x y|z'], ['o', 'k|v w']));
  expect(parts({ style: 'deepObject' })).toMatchObject(
    plain(['a[0]', 'x y'], ['a[1]', 'z'], ['o[k]', 'v w']),
  );
});
