import { expect, test } from 'vitest';
import { md4 } from './md4.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['', '31d6cfe0d16ae931b73c59d7e0c089c0'],
  ['abc', 'a448017aaf21d8525fc10ae87aa6729d'],
  ['abcdefghijklmnopqrstuvwxyz', 'd79e1c308aa5bbcdeea8ed63df412da9'],
  ['1234567890'.repeat(8), 'e33b4ddc9c38f2199c3e7b164fcc0536'],
])('md4: the hash of %j is the test vector in RFC 1320', (text, hash) => {
  expect(md4([bytes(text)])).toBe(hash);
});

test.each([1, 55, 64, 77])(
  'md4: the hash is the same if the content arrives in chunks of %i bytes',
  (length) => {
    const content = bytes('1234567890'.repeat(8));
    const count = Math.ceil(content.length / length);
    const parts = Array.from({ length: count }, (_, index) =>
      content.subarray(index * length, (index + 1) * length),
    );
    expect(md4(parts)).toBe('e33b4ddc9c38f2199c3e7b164fcc0536');
  },
);
