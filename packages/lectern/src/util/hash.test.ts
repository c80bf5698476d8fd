import { expect, it } from 'vitest';
import { hashEach } from './hash.js';

it('hashEach: tells values apart by their order and by their borders', () => {
  const hashes = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', null], [['a', 'b']]].map(hashEach);
  expect(new Set(hashes).size).toBe(hashes.length);
});
