import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeForms,
  encodeForms,
  encodePostings,
  mostImpact,
  posting,
  readPostings,
  wordFileOf,
} from './search-postings.js';

function decode(text: string): [number, number][] {
  const found: [number, number][] = [];
  readPostings(text, (page, impact) => found.push([page, impact]));
  return found;
}

test('search postings: encoding is lossless, and each consecutive page takes one character', () => {
  const pages = [0, 1, 2, 40, 100_000].map((page) => posting({ page, impact: page % 32 }));
  expect(encodePostings(pages).slice(0, 3)).toBe('WXY');
  expect(decode(encodePostings(pages))).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [40, 8],
    [100_000, 0],
  ]);
  const list = fc.uniqueArray(fc.tuple(fc.nat({ max: 200_000 }), fc.nat({ max: mostImpact })), {
    selector: ([page]) => page,
  });
  fc.assert(
    fc.property(list, (postings) => {
      const sorted = postings.sort(([a], [b]) => a - b);
      expect(decode(encodePostings(sorted.map(([page, impact]) => posting({ page, impact }))))).toEqual(
        sorted,
      );
    }),
  );
});

test('search postings: the most frequent inflected form of a word comes first', () => {
  const forms = new Map([
    ['commands', 5],
    ['command', 12],
    ['commanded', 5],
  ]);
  expect(encodeForms(forms)).toBe('command=12 commanded=5 commands=5');
  expect(decodeForms(encodeForms(forms))).toEqual(forms);
});

test.each([
  ['apple', 0],
  ['bell', 0],
  ['berry', 1],
  ['cherry', 1],
  ['zebra', 2],
])('search postings: the word “%s” is in file %s', (word, file) => {
  expect(wordFileOf({ starts: ['bark', 'berry', 'date'], word })).toBe(file);
});
