import fc from 'fast-check';
import lodash from 'lodash-es/kebabCase.js';
import { expect, test } from 'vitest';
import { kebabCase } from './kebab-case.js';

test('kebabCase: a tag becomes lowercase words with hyphens, as with lodash', () => {
  const tags = [
    'Web API',
    'webAPI',
    'v1.0',
    'C++',
    'web3',
    'Über uns',
    'don’t',
    'XMLHttpRequest',
    '1st release',
    '日本語',
  ];
  expect(tags.map(kebabCase)).toEqual([
    'web-api',
    'web-api',
    'v-1-0',
    'c',
    'web-3',
    'uber-uns',
    'dont',
    'xml-http-request',
    '1st-release',
    '日本語',
  ]);
  expect(tags.map(kebabCase)).toEqual(tags.map((tag) => lodash(tag)));
});

test('kebabCase: any mix of letters, digits, and punctuation has the same result as with lodash', () => {
  const letters = fc.constantFrom(..."abcstndrhXYZSTé019 -_./+#&!'’");
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
      expect(kebabCase(text)).toBe(lodash(text));
    }),
    { numRuns: 5000 },
  );
});
