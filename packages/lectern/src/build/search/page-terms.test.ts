import { expect, test } from 'vitest';
import { stemmerOf } from './languages.js';
import { createTokenizer, pageTerms } from './page-terms.js';

const section = (text: string, heading = '', level = 2) => ({ id: '', heading, level, text });
const read = (text: string, stem: (word: string) => string = (word) => word) =>
  pageTerms({ title: '', sections: [section(text)], tokenize: createTokenizer(stem) });

test('search terms: inflected forms of a word count as a single term', async () => {
  const { stem } = await stemmerOf('en-US');
  expect(read('commands command Commanded', stem)).toEqual([
    ['command', expect.any(Number), 'command', 'commanded', 'commands'],
  ]);
  const french = await stemmerOf('fr');
  expect(read('chevaux cheval', french.stem)).toEqual([['cheval', expect.any(Number), 'cheval', 'chevaux']]);
});

test('search terms: Japanese text is split into words, which are not stemmed', async () => {
  const { stem, file } = await stemmerOf('ja');
  expect(file).toBeUndefined();
  expect(read('東京都の天気', stem).map(([word]) => word)).toEqual(['の', '天気', '東京', '都']);
});

test('search terms: an identifier such as findPets is indexed as one word and as its parts', () => {
  expect(read('findPets(max_age)').map(([word]) => word)).toEqual([
    ...['age', 'find', 'findpets', 'max', 'max_age', 'pets'],
  ]);
});

test('search terms: a word counts more in a title than in a heading, and more in a heading than in text', () => {
  const sections = [section('in text', 'heading'), section(`${'word '.repeat(200)}`)];
  const terms = pageTerms({ title: 'Title', sections, tokenize: createTokenizer((word) => word) });
  const impact = (word: string) => terms.find(([stem]) => stem === word)?.[1] ?? 0;
  expect(impact('title')).toBeGreaterThan(impact('heading'));
  expect(impact('heading')).toBeGreaterThan(impact('text'));
  expect(impact('word')).toBeGreaterThan(impact('text'));
});

test('search terms: a word with more than 40 characters is not indexed', () => {
  expect(read(`a ${'x'.repeat(41)}`).map(([word]) => word)).toEqual(['a']);
});
