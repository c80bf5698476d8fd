import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { drawApart } from './draw-apart.js';

const script = resolve(import.meta.dirname, '../../dist/draw/logo-process.js');
const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);

test.each([
  ['a rectangle', '<rect width="9" height="9"/>', undefined],
  ['20,000 levels', '<g>'.repeat(20_000) + '</g>'.repeat(20_000), 'it is too complex, or nested too deeply.'],
  [
    'an unknown entity',
    '<text>&none;</text>',
    expect.stringMatching(
      /^An error occurred while parsing an SVG image: unknown entity reference 'none' .*\.$/,
    ),
  ],
])(
  'social cards: an SVG logo that can’t be drawn is found without ending the build: %s',
  async (_, content, reason) => {
    expect(await drawApart({ data: svg(content), script })).toEqual(reason);
  },
);
