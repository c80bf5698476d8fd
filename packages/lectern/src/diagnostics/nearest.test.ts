import fc from 'fast-check';
import leven from 'leven';
import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.js';

test.each([
  { found: 'tilte', known: ['url', 'title', 'tagline'], name: 'title' },
  { found: 'TITLE', known: ['title'], name: 'title' },
  { found: 'ur', known: ['url'], name: 'url' },
  { found: 'x', known: ['title', 'url'], name: undefined },
  { found: '/docs/nowhere', known: ['/docs/intro', '/docs/setup'], name: undefined },
  { found: '/docs/setpu', known: ['/docs/intro', '/docs/setup'], name: '/docs/setup' },
  { found: 'title', known: [], name: undefined },
])('nearest name: among $known, the nearest to $found is $name', ({ found, known, name }) => {
  expect(nearest({ found, known })).toBe(name);
  expect(didYouMean({ found, known })).toBe(name === undefined ? '' : ` Did you mean "${name}"?`);
});

test('nearest name: the result is the candidate with the smallest edit distance', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'ā', '/', 'İ', '😀'), maxLength: 12 });
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 8 }), (found, known) => {
      const limit = Math.max(2, Math.floor(found.length / 3));
      const distances = known.map((each) => leven(found.toLowerCase(), each.toLowerCase()));
      const least = Math.min(limit + 1, ...distances);
      expect(nearest({ found, known })).toBe(least > limit ? undefined : known[distances.indexOf(least)]);
    }),
  );
});

test('nearest name: thousands of dissimilar candidates are skipped without computing their distance', () => {
  const computed: string[] = [];
  const known = Array.from({ length: 3000 }, (_, index) => `/guides/page-${index}-${'xyzuvw'[index % 6]}`);
  const compare = (a: string, b: string) => {
    computed.push(b);
    return leven(a, b);
  };
  expect(nearest({ found: '/reference/missing', known, compare })).toBe(undefined);
  expect(computed).toEqual([]);
});
