import { expect, it } from 'vitest';
import { pronounce, wordsOf } from './pronounce.js';

const phones = new Set(['AH', 'JH', 'M', 'P']);
const dictionary = new Map([['jump', ['JH AH M P']]]);

function pronunciationOf(word: string, { given = {}, language = 'en' } = {}) {
  return pronounce({ word, given: new Map(Object.entries(given)), dictionary, phones, language });
}

it('splits a name into words without punctuation', () => {
  expect(wordsOf(' Turn-around, NOW! ')).toEqual(['turn', 'around', 'now']);
  expect(wordsOf('don’t')).toEqual(["don't"]);
});

it("prefers the game's pronunciations, then the dictionary, then the rules", () => {
  expect(pronunciationOf('jump')).toEqual(['JH AH M P']);
  expect(pronunciationOf('mump')).toEqual(['M AH M P']);
  expect(pronunciationOf('jump', { given: { jump: 'M AH M' } })).toEqual(['M AH M']);
});

it('rejects unknown phones, symbols, and rules of another language', () => {
  expect(pronunciationOf('jump', { given: { jump: 'X Y' } })).toEqual([]);
  expect(pronunciationOf('5')).toEqual([]);
  expect(pronunciationOf('mump', { language: 'fr' })).toEqual([]);
});
