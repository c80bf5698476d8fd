import { expect, it } from 'vitest';
import { hashEach } from './hash.js';

it('hashEach: the hash depends on the order and the boundaries of the values', () => {
  const hashes = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', null], [['a', 'b']]].map(hashEach);
  expect(new Set(hashes).size).toBe(hashes.length);
});
