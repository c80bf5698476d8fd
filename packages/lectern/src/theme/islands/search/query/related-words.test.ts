import { expect, test } from 'vitest';
import { createRelatedWords } from './related-words.js';

const stem = (word: string) => word.replace(/(?:s|ing)$/, '');

test.each([
  ['delete', ['remove', 'erase']],
  ['reuse', ['include', 'partial', 'snippet']],
  ['sent', ['send']],
  ['send', ['sent']],
  // Any form of a word is related to the stems of the other words in its group.
  ['settings', ['config', 'configuration']],
  // An unfinished word has related words, unless it is short.
  ['authen', ['auth', 'login']],
  ['auto', []],
  ['lamp', []],
])('related words: “%s” has the related words %j', (word, expected) => {
  expect(createRelatedWords({ language: 'en', stem })(word)).toEqual(expected);
});

test('related words: in languages other than English, no words are related', () => {
  expect(createRelatedWords({ language: 'fr', stem })('delete')).toEqual([]);
});
