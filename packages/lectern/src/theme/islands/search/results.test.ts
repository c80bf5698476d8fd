import { expect, test } from 'vitest';
import type { NameEntry } from '../../../util/search-names.js';
import type { PageText } from '../../../util/search-postings.js';
import { foundPage, withNames } from './results.js';
import { runsOfWords } from './runs.js';

const page: PageText = {
  url: '/b/text',
  title: 'Text',
  source: 'Docs',
  sections: [
    ['', '', 'own words of it'],
    ['one', 'One', 'words'],
    ['two', 'Two words', 'words and words'],
    ['three', 'Three', 'nothing'],
    ['four', 'Four', 'wordsmith'],
    ['five', 'Five', 'words'],
    ['six', 'Six', 'words'],
  ],
};
const plain = (text: string) => ({ text, hit: false });
const mark = (text: string) => ({ text, hit: true });

test('search results: a query word is also highlighted at the start of a longer word', () => {
  expect(runsOfWords({ text: 'The (Word) itself', words: ['word', 'its', 'c++('] })).toEqual([
    plain('The ('),
    mark('Word'),
    plain(') '),
    mark('its'),
    plain('elf'),
  ]);
});

test('search results: a page is shown with an excerpt and its best sections', () => {
  expect(foundPage({ text: page, forms: [['words', 'word']] })).toEqual({
    url: '/b/text',
    title: [plain('Text')],
    source: 'Docs',
    excerpt: [plain('own '), mark('words'), plain(' of it')],
    sections: [
      {
        url: '/b/text#two',
        title: [plain('Two '), mark('words')],
        excerpt: [mark('words'), plain(' and '), mark('words')],
      },
      { url: '/b/text#one', title: [plain('One')], excerpt: [mark('words')] },
      { url: '/b/text#five', title: [plain('Five')], excerpt: [mark('words')] },
    ],
  });
});

test('search results: a page found only by its title is shown with the start of its text', () => {
  const found = foundPage({ text: page, forms: [['text']] });
  expect(found.title).toEqual([mark('Text')]);
  expect(found.excerpt).toEqual([plain('own words of it')]);
});

test('search results: a symbol is a separate result, and is not repeated as a section of its page', () => {
  const symbol: NameEntry = ['two', '/b/text#two', 'Text', 1];
  const merged = withNames({
    pages: [foundPage({ text: page, forms: [['words']] })],
    names: [{ entry: symbol, isExact: true }],
    sources: ['API', 'Docs'],
    words: ['two'],
  });
  expect(merged.symbols).toEqual([
    { url: '/b/text#two', name: [{ text: 'two', hit: true }], page: 'Text', source: 'Docs' },
  ]);
  expect(merged.pages[0]?.sections.map(({ url }) => url)).toEqual(['/b/text#one', '/b/text#five']);
});

test('search results: the page whose name equals the query comes first, and is listed only once', () => {
  const named = (entry: NameEntry) =>
    withNames({
      pages: ['/b/other', '/b/text'].map((url) => foundPage({ text: { ...page, url }, forms: [] })),
      names: [{ entry, isExact: true }],
      sources: ['Docs'],
      words: [],
    }).pages.map(({ url }) => url);
  expect(named(['Text', '/b/text', '', 0])).toEqual(['/b/text', '/b/other']);
  expect(named(['New', '/b/new', '', 0])).toEqual(['/b/new', '/b/other', '/b/text']);
});
