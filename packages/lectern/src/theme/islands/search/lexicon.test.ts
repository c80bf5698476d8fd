import { expect, test } from 'vitest';
import type { TermEntry } from '../../../util/search-postings.js';
import { encodePostings, posting } from '../../../util/search-postings.js';
import { createBackend } from './backend.js';
import { createLexicon } from './lexicon.js';
import { createRelatedWords } from './query/related-words.js';

const pages = (...found: [page: number, impact: number][]): string =>
  encodePostings(found.map(([page, impact]) => posting({ page, impact })));
const files: TermEntry[][] = [
  [['cat', 'cat=2', pages([0, 9], [3, 9])]],
  [
    ['command', 'command=2 commands=1', pages([0, 9], [1, 20])],
    ['commandlin', 'commandline=1', pages([2, 31])],
  ],
  [['transcrip', 'transcription=1', pages([1, 5])]],
];
const stem = (word: string) => word.replace(/(?:s|tion)$/, '');

function open() {
  const loaded: number[] = [];
  let isOnline = true;
  const lexicon = createLexicon({
    starts: files.map(([first]) => first?.[0] ?? ''),
    load: (file) => {
      loaded.push(file);
      return isOnline ? Promise.resolve(files[file] ?? []) : Promise.reject(new Error('offline'));
    },
    stem,
  });
  const goOffline = (value: boolean): void => {
    isOnline = !value;
  };
  return { lexicon, loaded, goOffline };
}

test('search lexicon: a word also finds its inflected forms and longer words', async () => {
  const { lexicon, loaded } = open();
  await lexicon.load(['commands']);
  await lexicon.load(['command']);
  // A stem may be shorter than the word, and be in the previous file, so both files are loaded.
  expect(loaded).toEqual([1, 0]);
  const found = (word: string) => lexicon.entriesOf(word).map(({ entry, isWhole }) => [entry[0], isWhole]);
  expect(found('commands')).toEqual([['command', true]]);
  expect(found('command')).toEqual([
    ['command', true],
    ['commandlin', false],
  ]);
  expect(found('commander')).toEqual([]);
  // The typed letters are longer than the stem `transcrip`.
  await lexicon.load(['transcripti']);
  expect(found('transcripti')).toEqual([['transcrip', false]]);
});

test('search lexicon: a word file that failed to load is fetched again', async () => {
  const { lexicon, loaded, goOffline } = open();
  goOffline(true);
  await expect(lexicon.load(['cat'])).rejects.toThrow('offline');
  goOffline(false);
  await lexicon.load(['cat']);
  expect(loaded).toEqual([0, 0]);
  expect(lexicon.loadedWords()).toEqual(['cat']);
});

test('search lexicon: an empty index causes no requests', async () => {
  const lexicon = createLexicon({ starts: [], load: () => Promise.reject(new Error('none')), stem });
  await lexicon.load(['cat']);
  expect(lexicon.entriesOf('cat')).toEqual([]);
});

test("search ranking: a page's score depends on the rarity of the word and the weight of the source", async () => {
  const { lexicon } = open();
  await lexicon.load(['command', 'cat']);
  const manifest = {
    pages: 4,
    sizes: [2, 2],
    sources: [
      { label: 'Docs', scope: 0, weight: 1 },
      { label: 'API', scope: 0, weight: 4 },
    ],
  };
  const backend = createBackend({ manifest, lexicon });
  const find = (words: string[], sources = ['Docs', 'API']) =>
    backend.find({ words, sources }).hits.map(({ page }) => page);
  expect(find(['command'])).toEqual([2, 1, 0]);
  expect(find(['command'], ['Docs'])).toEqual([1, 0]);
  expect(find(['cat', 'command'])).toEqual([0]);
  expect(find(['cat'], ['API'])).toEqual([3]);
  expect(find(['dog'])).toEqual([]);
});

test('search lexicon: a word also finds its synonyms, but a page with the query word comes first', async () => {
  const stem = (word: string) => word.replace(/e?s?$/, '');
  const lexicon = createLexicon({
    starts: ['delet', 'eras', 'remov'],
    load: (file) =>
      Promise.resolve<TermEntry[]>(
        [
          [['delet', 'delete=1', pages([0, 9])]] satisfies TermEntry[],
          [['eraser', 'eraser=1', pages([2, 31])]] satisfies TermEntry[],
          [['remov', 'removes=1', pages([1, 9])]] satisfies TermEntry[],
        ][file] ?? [],
      ),
    stem,
    related: createRelatedWords({ language: 'en-US', stem }),
  });
  await lexicon.load(['delete']);
  const manifest = { sources: [{ label: 'Docs', scope: 0, weight: 1 }], sizes: [3], pages: 3 };
  const backend = createBackend({ manifest, lexicon });
  expect(backend.find({ words: ['delete'], sources: ['Docs'] }).hits.map(({ page }) => page)).toEqual([0, 1]);
  expect(lexicon.entriesOf('unrelated')).toEqual([]);
});
