import { expect, test } from 'vitest';
import type { NameEntry } from '../../../build/search/names.js';
import type { BackendPage } from './backend.js';
import { foundPage, withNames } from './results.js';
import { runsOfExcerpt, runsOfWords, withoutHeading } from './runs.js';

test("search results: Pagefind's marks become highlighted text, and other HTML is escaped", () => {
  expect(runsOfExcerpt('a &lt;b&gt; <mark>word,</mark> c')).toEqual([
    { text: 'a <b> ', hit: false },
    { text: 'word,', hit: true },
    { text: ' c', hit: false },
  ]);
  expect(runsOfWords({ text: 'The (Word) itself', words: ['word', 'its', 'c++('] })).toEqual([
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

const page: BackendPage = {
  url: '/b/text',
  title: 'Text',
  source: 'Docs',
  excerpt: 'all of it',
  parts: [
    { title: 'Text', url: '/b/text', excerpt: 'Text. own <mark>words</mark>' },
    ...['one', 'two', 'three', 'four'].map((id) => ({
      title: id,
      url: `/b/text#${id}`,
      excerpt: `${id}. x`,
    })),
  ],
};

test('search results: a page shows its text and its best sections', () => {
  expect(foundPage({ page, words: ['words'] })).toEqual({
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

test('search results: a symbol is a separate result and not repeated as a section of its page', () => {
  const symbol: NameEntry = ['two', '/b/text#two', 'Text', 1];
  const merged = withNames({
    pages: [foundPage({ page, words: [] })],
    names: [{ entry: symbol, isExact: true }],
    sources: ['API', 'Docs'],
    words: ['two'],
  });
  expect(merged.symbols).toEqual([
    { url: '/b/text#two', name: [{ text: 'two', hit: true }], page: 'Text', source: 'Docs' },
  ]);
  expect(merged.pages[0]?.sections.map(({ url }) => url)).toEqual(['/b/text#one', '/b/text#three']);
});

test('search results: a page whose name was typed is first, without a duplicate', () => {
  const named = (entry: NameEntry) =>
    withNames({
      pages: ['/b/other', '/b/text'].map((url) => foundPage({ page: { ...page, url }, words: [] })),
      names: [{ entry, isExact: true }],
      sources: ['Docs'],
      words: [],
    }).pages.map(({ url }) => url);
  expect(named(['Text', '/b/text', '', 0])).toEqual(['/b/text', '/b/other']);
  expect(named(['New', '/b/new', '', 0])).toEqual(['/b/new', '/b/other', '/b/text']);
});
