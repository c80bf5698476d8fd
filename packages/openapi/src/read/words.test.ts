import type { Cache } from 'lectern/plugin';
import { expect, it } from 'vitest';
import { readFiles } from './__fixtures__/read-files.js';
import { splitWords } from './words.js';

const long = 'Long '.repeat(30).trim();

const document = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1.0.0', description: 'About lamps.' },
  servers: [{ url: 'https://lamps.example', description: 'The server.' }],
  tags: [{ name: 'Lamps', description: 'What shines.' }],
  paths: {
    '/lamps': {
      description: 'For both.',
      get: {
        tags: ['Lamps'],
        summary: ' List lamps ',
        parameters: [{ name: 'size', in: 'query', description: 'How large.', schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'All lamps.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Lamp' } } },
          },
          404: { $ref: '#/components/responses/None' },
        },
      },
      delete: { summary: '', responses: { 404: { $ref: '#/components/responses/None' } } },
      post: {
        summary: long,
        description: `${long} story.`,
        responses: { 404: { $ref: '#/components/responses/None' } },
      },
      put: {
        summary: `${long} too`,
        description: 'Another story.',
        responses: { 404: { $ref: '#/components/responses/None', description: 'Beside.' } },
      },
    },
  },
  components: {
    responses: { None: { description: 'There is no lamp.' } },
    schemas: {
      Lamp: {
        description: 'It shines.',
        type: 'object',
        properties: {
          description: { type: 'string', description: 'In words.' },
          bulb: { $ref: '#/components/schemas/Bulb', description: 'What is in it.' },
        },
        example: { description: 'Bright.' },
      },
      Bulb: {
        allOf: [
          { $ref: '#/components/schemas/Part' },
          { type: 'object', properties: { a: { type: 'string' } } },
        ],
      },
      Part: {
        type: 'object',
        description: 'A part.',
        properties: { a: { type: 'string', description: 'An a.' } },
      },
    },
  },
};

const text = JSON.stringify(document, undefined, 2);

function countingCache(): { cache: Cache; converted: () => number } {
  const cached = new Map<string, string>();
  let count = 0;
  const cache: Cache = {
    get: async ({ step, key, make }) => {
      const name = JSON.stringify([step, key]);
      const known = cached.get(name);
      if (known !== undefined) return JSON.parse(known) as never;
      if (step !== 'openapi-valid') count += 1;
      const made = await make();
      cached.set(name, JSON.stringify(made));
      return made;
    },
  };
  return { cache, converted: () => count };
}

const words = [...text.matchAll(/"(?:description|summary)": "(.+)"/g)].map(([, word = '']) => word);

/** Strings that also occur elsewhere in the document, so changing them requires a new conversion. */
const others = [long, `${long} too`, `${long} story.`, 'Another story.', 'Bright.', 'Beside.'];

it.each(words)(
  'an OpenAPI document read from the cache after a change to "%s" gives the same result as a fresh read',
  async (word) => {
    const { cache, converted } = countingCache();
    const changed = text.replace(`"${word}"`, `"${word}, really"`);
    await readFiles({ 'api.json': text }, { cache });
    expect(converted()).toBe(1);
    const { pages } = await readFiles({ 'api.json': changed }, { cache });
    expect(converted()).toBe(others.includes(word) ? 2 : 1);
    const fresh = await readFiles({ 'api.json': changed });
    expect(JSON.parse(JSON.stringify(pages))).toEqual(JSON.parse(JSON.stringify(fresh.pages)));
  },
);

it.each([
  { what: 'a description becomes blank', from: '"How large."', to: '" "' },
  { what: 'a summary becomes too long for a title', from: '" List lamps "', to: `"${long} ${long}"` },
  { what: 'a name changes', from: '"size"', to: '"width"' },
  { what: 'a line is added', from: '"/lamps": {', to: '"/lamps":\n {' },
])('an OpenAPI document is converted again if $what', async ({ from, to }) => {
  const { cache, converted } = countingCache();
  await readFiles({ 'api.json': text }, { cache });
  const { pages } = await readFiles({ 'api.json': text.replace(from, to) }, { cache });
  expect(converted()).toBe(2);
  const fresh = await readFiles({ 'api.json': text.replace(from, to) });
  expect(JSON.parse(JSON.stringify(pages))).toEqual(JSON.parse(JSON.stringify(fresh.pages)));
});

it('if more than 100 descriptions of an OpenAPI document change, the whole document is converted again', async () => {
  const list = (word: string) => ({
    ...document,
    tags: Array.from({ length: 101 }, (_, index) => ({ name: `${index}`, description: `${word} ${index}.` })),
  });
  const { cache, converted } = countingCache();
  await readFiles({ 'api.json': JSON.stringify(list('Lamp'), undefined, 2) }, { cache });
  await readFiles({ 'api.json': JSON.stringify(list('Bulb'), undefined, 2) }, { cache });
  expect(converted()).toBe(2);
});

it('an OpenAPI document on a single line is converted again after a description changes', async () => {
  const { cache, converted } = countingCache();
  await readFiles({ 'api.json': document }, { cache });
  await readFiles({ 'api.json': JSON.stringify(document).replace('How large', 'How very large') }, { cache });
  expect(converted()).toBe(2);
});

it('splitWords finds a description only as a complete value', () => {
  const found = splitWords(
    '{ "description": "A \\"description\\": \\"B\\" C", "x": ["description", "summary"] }',
  );
  expect(found?.words).toEqual(['"A \\"description\\": \\"B\\" C"']);
  expect(splitWords('description: A')).toBeUndefined();
});

it.each([
  { what: 'a repeated key', from: '"openapi": "3.1.0",', to: '"openapi": "3.1.0", "openapi": "3.1.0",' },
  { what: 'a description that is not JSON', from: '"How large."', to: '"How \\x."' },
])('an OpenAPI document: $what is reported even after a valid version was cached', async ({ from, to }) => {
  const { cache } = countingCache();
  await readFiles({ 'api.json': text }, { cache });
  const { pages, diagnostics } = await readFiles({ 'api.json': text.replace(from, to) }, { cache });
  expect(pages).toEqual([]);
  const fresh = await readFiles({ 'api.json': text.replace(from, to) });
  expect(diagnostics).toEqual(fresh.diagnostics);
  expect(diagnostics).toMatchObject([{ code: 'invalid-openapi', file: 'api.json' }]);
});
