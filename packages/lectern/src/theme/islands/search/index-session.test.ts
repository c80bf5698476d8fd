import { expect, test } from 'vitest';
import type { SearchManifest } from '../../../build/search/index.js';
import type { SearchEngine, SearchInput, SearchResults } from './engine.js';
import { createIndexSession } from './index-session.js';

const manifestOf = (shard: string): SearchManifest => ({
  names: shard,
  words: '',
  pages: 1,
  sizes: [],
  texts: { folders: [], sizes: [] },
  terms: { starts: '', files: [] },
  scopes: [],
  sources: [],
  popular: [],
  sections: [],
});
const input: SearchInput = { query: 'a', sources: [], limit: 1 };

function server() {
  let current = 'one';
  let isOnline = true;
  let fetched = 0;
  const answer = <T>(isThere: boolean, value: T): Promise<T> =>
    isThere ? Promise.resolve(value) : Promise.reject(new Error('gone'));
  const session = createIndexSession({
    language: () => 'en',
    loadModule: () => Promise.resolve({}),
    parts: {
      fetchManifest: () => {
        fetched += 1;
        return answer(isOnline, manifestOf(current));
      },
      loadEngine: ({ manifest: { names } }): Promise<SearchEngine> => {
        const isThere = (): boolean => isOnline && names === current;
        return answer(isThere(), {
          search: () => answer(isThere(), { unknown: [names] } as unknown as SearchResults),
        });
      },
    },
  });
  return {
    session,
    search: async () => (await session.search(() => input)).results.unknown[0],
    deploy: (next: string) => {
      current = next;
    },
    connect: (next: boolean) => {
      isOnline = next;
    },
    fetched: () => fetched,
  };
}

test('search index: all searches share one request for the manifest', async () => {
  const { search, fetched } = server();
  expect([await search(), await search()]).toEqual(['one', 'one']);
  expect(fetched()).toBe(1);
});

test('search index: a search uses the new index after a deployment removed the old files', async () => {
  const { search, deploy } = server();
  await search();
  deploy('two');
  expect(await search()).toBe('two');
});

test('search index: if an index file fails to load, the search fails, and the next search requests it again', async () => {
  const { search, connect } = server();
  connect(false);
  await expect(search()).rejects.toThrow('gone');
  connect(true);
  expect(await search()).toBe('one');
  connect(false);
  await expect(search()).rejects.toThrow('gone');
  connect(true);
  expect(await search()).toBe('one');
});

test('search index: a new visit checks for a newer index, but keeps the current index if the reader is offline', async () => {
  const { session, deploy, connect } = server();
  const open = async (isNewVisit: boolean) => (await session.open({ isNewVisit })).names;
  expect(await open(true)).toBe('one');
  deploy('two');
  expect(await open(false)).toBe('one');
  expect(await open(true)).toBe('two');
  connect(false);
  expect(await open(true)).toBe('two');
});
