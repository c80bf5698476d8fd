import { expect, it } from 'vitest';
import { hashEach } from './hash.js';

it('hashEach: values differ by order and by boundaries', () => {
  const hashes = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', null], [['a', 'b']]].map(hashEach);
  expect(new Set(hashes).size).toBe(hashes.length);
});
