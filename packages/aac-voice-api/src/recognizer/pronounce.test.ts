import { expect, it } from 'vitest';
import { pronounce, wordsOf } from './pronounce.js';

const phones = new Set(['AH', 'JH', 'M', 'P']);
const dictionary = new Map([
  ['jump', ['JH AH M P']],
  ['stop', ['S T AA P']],
  ['sonar', ['S OW N AA R']],
  ['father', ['F AA DH ER']],
]);

function pronunciationOf(word: string, { given = {}, language = 'en' } = {}) {
  return pronounce({ word, given: new Map(Object.entries(given)), dictionary, phones, language });
}

it('pronunciation: a name is split into words without punctuation', () => {
  expect(wordsOf(' Turn-around, NOW! ')).toEqual(['turn', 'around', 'now']);
  expect(wordsOf('don’t')).toEqual(["don't"]);
});

it('pronunciation: the sources are, in order of precedence, the game, the dictionary, and the rules', () => {
  expect(pronunciationOf('jump')).toEqual(['JH AH M P']);
  expect(pronunciationOf('mump')).toEqual(['M AH M P']);
  expect(pronunciationOf('jump', { given: { jump: 'M AH M' } })).toEqual(['M AH M']);
  expect(pronunciationOf('jump', { given: { jump: ' M  AH\tM ' } })).toEqual(['M AH M']);
});

it('pronunciation: unknown phones, symbols, and French words get no pronunciation', () => {
  expect(pronunciationOf('jump', { given: { jump: 'X Y' } })).toEqual([]);
  expect(pronunciationOf('5')).toEqual([]);
  expect(pronunciationOf('mump', { language: 'fr' })).toEqual([]);
});

it('pronunciation: words with the American vowel of "stop" can also be pronounced with the British vowel', () => {
  expect(pronunciationOf('stop')).toEqual(['S T AA P', 'S T AO P']);
  expect(pronunciationOf('sonar')).toEqual(['S OW N AA R']);
  expect(pronunciationOf('father')).toEqual(['F AA DH ER']);
  expect(pronunciationOf('stop', { language: 'fr' })).toEqual(['S T AA P']);
  expect(pronunciationOf('stop', { given: { stop: 'P AH M' } })).toEqual(['P AH M']);
});
