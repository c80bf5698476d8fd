import { expect, it } from 'vitest';
import { letterToSound } from './letterToSound.js';

it.each([
  ['jump', 'JH AH M P'],
  ['right', 'R AY T'],
  ['phone', 'F OW N'],
  ['knight', 'N AY T'],
  ['wibble', 'W IH B AH L'],
  ['zorblax', 'Z AO R B L AE K S'],
  ['Café', 'K EY F'],
  ["don't", 'D AA N T'],
])('pronunciation rules: %s has a pronunciation', (word, phones) => {
  expect(letterToSound(word)?.join(' ')).toBe(phones);
});

it('pronunciation rules: words without vowels are spelled out', () => {
  expect(letterToSound('brr')?.join(' ')).toBe('B IY AA R AA R');
});

it.each(['5', 'x2', 'прыжок', ''])('pronunciation rules: "%s" has no pronunciation', (word) => {
  expect(letterToSound(word)).toBeUndefined();
});
