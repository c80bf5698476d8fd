import { expect, test } from 'vitest';
import { drawableText, lettersOf } from './letters.js';

const basic = lettersOf(Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index));

test('social cards: the code points that a font supports are stored as sorted ranges', () => {
  expect(lettersOf([0x42, 0x61, 0x41, 0x43, 0x62, 0x41])).toEqual([
    [0x41, 0x43],
    [0x61, 0x62],
  ]);
  expect(lettersOf([])).toEqual([]);
});

test.each([
  { text: 'Plain words', drawn: 'Plain words' },
  { text: ' two \n lines\u00a0', drawn: 'two lines' },
  { text: 'Emoji 🎉 in a ❤️ title', drawn: 'Emoji in a title' },
  { text: 'Cafe\u0301', drawn: 'Café' },
  { text: 'Привет', drawn: undefined },
  { text: 'Mostly Latin, 日本', drawn: undefined },
  { text: 'Devanagari number ५', drawn: undefined },
  { text: '🎉', drawn: undefined },
  { text: '', drawn: undefined },
])('social cards: the text "$text" is drawn as "$drawn"', ({ text, drawn }) => {
  expect(drawableText({ text, letters: basic })).toBe(drawn);
});
