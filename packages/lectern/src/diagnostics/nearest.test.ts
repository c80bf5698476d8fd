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
])('nearest name: the suggestion for $found among $known', ({ found, known, name }) => {
  expect(nearest({ found, known })).toBe(name);
  expect(didYouMean({ found, known })).toBe(name === undefined ? '' : ` Did you mean "${name}"?`);
});
