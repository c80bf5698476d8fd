import { expect, test } from 'vitest';
import type { NameEntry } from '../../../build/search/names.js';
import { findNames } from './names.js';
import type { FoundPage, PagefindPage } from './results.js';
import { foundPage, mergeNames } from './results.js';
import { runsOfExcerpt, runsOfWords, withoutHeading } from './runs.js';

const names: NameEntry[] = [
  ['AudioInputHandler', '/b/audio', 'Class AudioInputHandler', 0],
  ['start()', '/b/audio#start', 'Class AudioInputHandler', 0],
  ['SpeechConverter', '/b/speech', 'Class SpeechConverter', 0],
  ['Text', '/b/text', '', 1],
];
const found = (query: string) => {
  const { direct, near } = findNames({ names, query });
  return { direct: direct.map(([name]) => name), near: near.map(([name]) => name) };
};

test.each([
  ['AudioInptHandler', [], ['AudioInputHandler']],
  ['audoi input handler', [], ['AudioInputHandler']],
  // Still typing, with an error already.
  ['SpeachConv', [], ['SpeechConverter']],
  ['handler', ['AudioInputHandler'], []],
  ['strat', [], ['start()']],
  // Too short to tell an error from another word.
  ['test', [], []],
  ['te', [], []],
  ['PaymentProvider', [], []],
])('%s finds the names', (query, direct, near) => {
  expect(found(query)).toEqual({ direct, near });
});

test('what is marked, and what is only text', () => {
  expect(runsOfExcerpt('a &lt;b&gt; <mark>word,</mark> c')).toEqual([
    { text: 'a <b> ', hit: false },
    { text: 'word,', hit: true },
    { text: ' c', hit: false },
  ]);
  expect(runsOfWords({ text: 'The (Word) itself', query: 'word its+' })).toEqual([
    { text: 'The (', hit: false },
    { text: 'Word', hit: true },
    { text: ') ', hit: false },
    { text: 'its', hit: true },
    { text: 'elf', hit: false },
  ]);
  expect(withoutHeading({ excerpt: 'Get <mark>started.</mark> Begin here.', heading: 'Get started' })).toBe(
    'Begin here.',
  );
  expect(withoutHeading({ excerpt: 'Begin (here).', heading: '(' })).toBe('Begin (here).');
});

const page: PagefindPage = {
  url: '/b/text',
  excerpt: 'all of it',
  meta: { title: 'Text' },
  filters: { source: ['Docs'] },
  sub_results: [
    { title: 'Text', url: '/b/text', excerpt: 'Text. own <mark>words</mark>' },
    ...['one', 'two', 'three', 'four'].map((id) => ({
      title: id,
      url: `/b/text#${id}`,
      excerpt: `${id}. x`,
    })),
  ],
};

test('a page with its own text and its best sections', () => {
  expect(foundPage({ page, query: 'words' })).toEqual({
    url: '/b/text',
    title: [{ text: 'Text', hit: false }],
    source: 'Docs',
    excerpt: [
      { text: 'own ', hit: false },
      { text: 'words', hit: true },
    ],
    sections: ['one', 'two', 'three'].map((id) => ({
      url: `/b/text#${id}`,
      title: [{ text: id, hit: false }],
      excerpt: [{ text: 'x', hit: false }],
    })),
  });
});

test('a name that was meant goes before texts; one that only resembles a word of them goes after', () => {
  const pages = [foundPage({ page, query: 'words' })];
  const merged = (query: string): FoundPage[] =>
    mergeNames({ pages, names: findNames({ names, query }), sources: ['API', 'Docs'], query });
  expect(merged('strat').map(({ url }) => url)).toEqual(['/b/audio', '/b/text']);
  expect(merged('strat')[0]).toMatchObject({
    source: 'API',
    title: [{ text: 'Class AudioInputHandler' }],
    sections: [{ url: '/b/audio#start', title: [{ text: 'start()' }] }],
  });
  expect(merged('Text')[0]).toEqual(pages[0]);
  const alike: NameEntry[] = [['wordz', '/b/z', '', 0]];
  const near = mergeNames({
    pages,
    names: findNames({ names: alike, query: 'words' }),
    sources: [],
    query: 'words',
  });
  expect(near.map(({ url }) => url)).toEqual(['/b/text', '/b/z']);
});
