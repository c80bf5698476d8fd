import { expect, test } from 'vitest';
import type { NameEntry } from '../../../../util/search-names.js';
import { distance } from './distance.js';
import { createNameFinder, namesMeant } from './names.js';
import { splitPhrases, understand } from './understand.js';
import { createVocabulary } from './vocabulary.js';

function vocabularyOf(words: readonly string[]) {
  return createVocabulary({
    has: (word) => words.some((known) => known.startsWith(word)),
    words: () => words,
  });
}

const vocabulary = vocabularyOf([
  ...['command', 'history', 'transcription', 'remove', 'removes', 'removed', 'start', 'online', 'moving'],
  ...[
    'microphone',
    'found',
    'audio',
    'input',
    'handler',
    'audioinputhandler',
    'find',
    'status',
    '11',
    'at',
    'how',
    'to',
  ],
  ...['removing', 'commands', 'placeorder'],
]);
const read = (query: string, language = 'en') => understand({ query, vocabulary, language });

test.each([
  ['how do I remove a command', ['remove', 'command']],
  ['How can I find the history of commands?', ['find', 'history', 'commands']],
  ["what's the history", ['history']],
  ['how does the history work', ['history']],
  // If there are only stop words, all of them count.
  ['how to', ['how', 'to']],
  ['(AT-11),', ['at-11']],
  ['removing', ['removing']],
  ['transc', ['transc']],
  ['command command', ['command']],
])('search query: a search for “%s” looks only for its content words', (query, terms) => {
  expect(read(query)).toMatchObject({ terms, corrections: [], unknown: [] });
});

test('search query: the number of phrases and unknown words in a search is limited', () => {
  const many = Array.from({ length: 800 }, (_, index) => index);
  expect(read('"remove a '.repeat(1000)).phrases).toEqual(['remove a']);
  expect(read(many.map((index) => `"remove ${index}"`).join(' ')).phrases).toHaveLength(12);
  let compared = 0;
  const counting = {
    ...vocabulary,
    closest: () => {
      compared += 1;
      return undefined;
    },
  };
  const query = [...many.map((index) => `zq${index}zq`), 'history'].join(' ');
  const { terms, unknown } = understand({ query, vocabulary: counting, language: 'en' });
  expect(terms, 'known words after the unknown ones').toEqual(['history']);
  expect([unknown.length, compared]).toEqual([24, 24]);
});

test('search query: a word with several mistakes is corrected only to words with the same first letter', () => {
  const words = vocabularyOf(['dispatch', 'transcription']);
  expect(words.closest('mismatch')).toBeUndefined();
  expect(words.closest('tramscripton')).toBe('transcription');
  expect(vocabularyOf(['dispatch']).closest('fispatch')).toBe('dispatch');
});

test('search query: an unknown name is split into its parts, unless it is a misspelling of another name', () => {
  const words = vocabularyOf(['microphoneerror', 'microphone', 'error']);
  const terms = (query: string) => understand({ query, vocabulary: words, language: 'en' }).terms;
  expect(terms('onError')).toEqual(['error']);
  expect(terms('microphonError')).toEqual(['microphoneerror']);
});

test.each([
  ['trasncription', 'transcription'],
  ['histroy', 'history'],
  ['comand', 'command'],
  ['AudioInptHandler', 'audioinputhandler'],
  ['plceOrder', 'placeorder'],
  // This word is misspelled and unfinished.
  ['tranxcri', 'transcription'],
])('search query: %s is corrected to %s', (from, to) => {
  expect(read(from)).toMatchObject({ terms: [to], corrections: [{ from: from.toLowerCase(), to }] });
});

test.each(['offline', 'xyz', 'zzqqxxy'])('search query: %s is not corrected', (query) => {
  expect(read(query)).toMatchObject({ terms: [], corrections: [], unknown: [query] });
});

test('search query: an unknown name becomes a search for its known parts', () => {
  expect(read('findHistoryQqq')).toMatchObject({ terms: ['find', 'history'], unknown: ['findhistoryqqq'] });
});

test('search query: in languages other than English, all words are kept', () => {
  expect(read('how to remove', 'de').terms).toEqual(['how', 'to', 'remove']);
});

test('search query: a query of 300 words is truncated to its first 12 words', () => {
  const long = Array.from({ length: 300 }, (_, index) => `${index}`).join(' ');
  expect(read(long).terms).toHaveLength(12);
});

test('search query: text in any kind of quotation marks is a phrase', () => {
  expect(splitPhrases('a "b  c" d “e” „f“ «g» "h')).toEqual({
    phrases: ['b c', 'e', 'f', 'g'],
    rest: 'a   d       "h',
  });
  expect(read('"remove a command" history')).toMatchObject({
    phrases: ['remove a command'],
    terms: ['history'],
  });
});

test('search query: the core of a query keeps the stop words between content words', () => {
  expect(read('how do I remove a command?').core).toBe('remove a command');
});

test('edit distance: each edit or transposition costs 1, and a distance above the limit is infinite', () => {
  expect(distance({ a: 'history', b: 'histroy', limit: 2 })).toBe(1);
  expect(distance({ a: 'abc', b: 'abcd', limit: 2 })).toBe(1);
  expect(distance({ a: 'abc', b: 'axc', limit: 2 })).toBe(1);
  expect(distance({ a: 'kitten', b: 'sitting', limit: 3 })).toBe(3);
  expect(distance({ a: 'kitten', b: 'sitting', limit: 2 })).toBe(Number.POSITIVE_INFINITY);
});

test('search vocabulary: of two words that are equally similar to the query, the more frequent word matches', () => {
  const both = vocabularyOf(['frequent', 'bold', 'bald']);
  expect(both.closest('bxld')).toBe('bold');
  expect(both.closest('bxl')).toBeUndefined();
});

test('search vocabulary: a derived word, such as "installation", matches the site\'s base word "install"', () => {
  const some = vocabularyOf(['install', 'deploy', 'station']);
  expect(some.closest('installation')).toBe('install');
  expect(some.closest('instalation')).toBe('install');
  expect(some.closest('deployments')).toBe('deploy');
  expect(some.closest('configuration')).toBeUndefined();
});

test('search vocabulary: a part of a word matches the most frequent word that contains the part', () => {
  const some = vocabularyOf(['microphone', 'gramophone']);
  expect(some.closest('phone')).toBe('microphone');
  expect(some.closest('pho')).toBeUndefined();
});

const names: NameEntry[] = [
  ['AudioInputHandler', '/b/audio', 'Class AudioInputHandler', 0],
  ['isRegistered()', '/b/api#is-registered', 'Class API', 0],
  ['removeCommand()', '/b/mapping#remove', 'Class Mapping', 0],
  ['removeVoiceCommand()', '/b/api#remove', 'Class API', 0],
  ['findPetsByStatus', '/b/pets#find', 'Pets', 1],
  ['GET /pet/findByStatus', '/b/pets#find', 'Pets', 1],
  ['placeOrder', '/b/pets#place', 'Pets', 1],
  ['AT-11: Latency', '/b/tests#at-11', 'Tests', 0],
  ['Command history', '/b/history', '', 0],
  ['ModelNotFoundError', '/b/model', '', 0],
];
const found = (query: string, terms: string[] = query.toLowerCase().split(' ')) =>
  createNameFinder({ names, sources: [{ label: 'Docs' }, { label: 'Pets' }] })({
    query,
    terms,
    wanted: ['Docs', 'Pets'],
  });

test.each([
  ['isRegistered', ['isRegistered()']],
  ['isregistered()', ['isRegistered()']],
  ['audio input handler', ['AudioInputHandler']],
  ['AudioInput', ['AudioInputHandler']],
  ['removing commands', ['removeCommand()', 'removeVoiceCommand()']],
  ['findByStatus', ['GET /pet/findByStatus']],
  ['find pets', ['findPetsByStatus']],
  ['POST', []],
  ['AT-11', ['AT-11: Latency']],
  ['latency', ['AT-11: Latency']],
  ['history', ['Command history']],
  ['command', ['Command history', 'removeCommand()']],
  ['an', []],
  // An error message contains other words besides those in the error's name.
  ['the speech model was not found', ['ModelNotFoundError']],
  ['speech model', []],
])('search names: “%s” finds %j', (query, expected) => {
  expect(found(query).map(({ entry: [name] }) => name)).toEqual(expected);
});

test('search names: an exact match hides all other matches', () => {
  expect(found('how do I remove a command', ['remove', 'command'])).toEqual([
    { entry: names[2], isExact: true },
  ]);
});

test('search names: symbols come before pages if the query is an exact match or looks like code', () => {
  const meant = (query: string) =>
    namesMeant({ found: found(query), query }).map(({ entry: [name] }) => name);
  expect(meant('placeorder')).toEqual(['placeOrder']);
  expect(meant('findByStatus')).toEqual(['GET /pet/findByStatus']);
  expect(meant('latency')).toEqual([]);
  expect(meant('Command history')).toEqual([]);
});
