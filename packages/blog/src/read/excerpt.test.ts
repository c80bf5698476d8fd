import { expect, test } from 'vitest';
import { blogOptions } from '../options.js';
import { excerptOf } from './excerpt.js';

const { truncateMarker } = blogOptions.parse({});

function excerpt(content: string, marker: RegExp = truncateMarker): string | undefined {
  return excerptOf({ content, bodyOffset: 0, marker });
}

test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}', '{/*truncate*/}'])(
  'post excerpts: an excerpt ends at %s',
  (marker) => {
    expect(excerpt(`One.\n\n${marker}\n\nTwo.`)).toBe('One.\n\n');
  },
);

test('post excerpts: a post without a truncation marker has no excerpt', () => {
  expect(excerpt('One. <!-- other -->')).toBeUndefined();
});

test('post excerpts: a truncation marker that is a RegExp with the `g` flag is found in every post', () => {
  const marker = /<!-- more -->/g;
  expect([excerpt('A<!-- more -->B', marker), excerpt('A<!-- more -->B', marker)]).toEqual(['A', 'A']);
});

test('post excerpts: link definitions after the truncation marker are kept, unless they are in code', () => {
  const content = 'See [a][a].\n\n<!-- truncate -->\n\n```md\n[b]: /b\n```\n\n[a]: https://example.org/a\n';
  expect(excerpt(content)).toBe('See [a][a].\n\n\n\n[a]: https://example.org/a\n\n');
});
