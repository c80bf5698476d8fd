import { expect, test } from 'vitest';
import { createRelatedWords } from './related-words.js';

const stem = (word: string) => word.replace(/(?:s|ing)$/, '');

test.each([
  ['delete', ['remove', 'erase']],
  ['reuse', ['include', 'partial', 'snippet']],
  ['sent', ['send']],
  ['send', ['sent']],
  // Any form of a word is related to the stems of the others.
  ['settings', ['config', 'configuration']],
  // The reader may not have finished typing a word. An unfinished word has related words, unless it is short.
  ['authen', ['auth', 'login']],
  ['auto', []],
  ['lamp', []],
])('the word “%s” is related to %j', (word, expected) => {
  expect(createRelatedWords({ language: 'en', stem })(word)).toEqual(expected);
});

test('in languages other than English, no words are related', () => {
  expect(createRelatedWords({ language: 'fr', stem })('delete')).toEqual([]);
});
