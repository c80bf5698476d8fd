import { afterEach, expect, test, vi } from 'vitest';
import { memoryOutput } from '../../packages/lectern/src/build/search/__fixtures__/memory-output.js';
import { planOf } from '../../packages/lectern/src/build/search/__fixtures__/small-site.js';
import { buildSearchIndex } from '../../packages/lectern/src/build/search/index.js';
import type { SearchResults } from '../../packages/lectern/src/theme/islands/search/engine.js';
import { fetchManifest, loadEngine } from '../../packages/lectern/src/theme/islands/search/engine.js';
import { hashText } from '../../packages/lectern/src/util/hash.js';

afterEach(() => vi.unstubAllGlobals());

/** The keys of `pages` are routes, and the values are HTML. */
async function searchOf({ pages, locale = 'en' }: { pages: Record<string, string>; locale?: string }) {
  const output = memoryOutput();
  await buildSearchIndex({
    records: Object.entries(pages).map(([route, html]) => ({
      route,
      url: route,
      title: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? route,
      source: route.startsWith('/api') ? 'API' : 'Docs',
      names: [{ name: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? route }],
      textHash: hashText(html),
      loadText: () => html,
    })),
    plan: planOf(['Docs', 'API']),
    locale,
    base: '/',
    folder: '',
    output,
    cache: { get: ({ make }) => make() },
    folders: output.folders,
  });
  const requested: string[] = [];
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/' } } });
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    const text = output.files.get(address.slice(1));
    return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
  });
  const manifest = await fetchManifest();
  const { stemmer = '' } = manifest;
  const loadModule = () =>
    import(`data:text/javascript,${encodeURIComponent(output.files.get(stemmer.slice(1)) ?? '')}`);
  const engine = await loadEngine({ manifest, language: locale, loadModule });
  const search = (query: string, sources = ['Docs', 'API']) => engine.search({ query, sources, limit: 8 });
  const urls = async (query: string, sources?: string[]) =>
    (await search(query, sources)).pages.map(({ url }) => url);
  const firstOf = async (query: string) => {
    let first: { results: SearchResults; requested: string[] } | undefined;
    const onFirst = (results: SearchResults): Promise<void> => {
      first ??= { results, requested: [...requested] };
      return Promise.resolve();
    };
    await engine.search({ query, sources: ['Docs', 'API'], limit: 8, onFirst });
    return first;
  };
  return { search, urls, requested, firstOf };
}

const filler = '<p>Nothing of interest stands here.</p>';
const pages = {
  '/start': `<h1>Getting started</h1><p>Register each command before you listen.</p>${filler}`,
  '/microphone': `<h1>Choose a microphone</h1><h2 id="errors">Errors</h2><p>No microphone was found: plug one in.</p>`,
  '/privacy': `<h1>Privacy</h1><p>The microphone is off until a player was found. ${'Words. '.repeat(50)}</p>`,
  '/api/remove': `<h1>removeVoiceCommand</h1><p>Removes a command from the registry. <code>removeVoiceCommand(name)</code></p>`,
};

test('search: inflected forms, prefixes, and misspelled words find a page', async () => {
  const { search, urls } = await searchOf({ pages });
  expect(await urls('registering')).toEqual(['/start']);
  expect(await urls('regis')).toEqual(expect.arrayContaining(['/start', '/api/remove']));
  const wrong = await search('micorphone');
  expect(wrong.corrections).toEqual([{ from: 'micorphone', to: 'microphone' }]);
  expect(wrong.pages.map(({ url }) => url)).toContain('/microphone');
  expect((await search('phone')).corrections).toEqual([{ from: 'phone', to: 'microphone' }]);
  expect((await search('zzqqxxy')).unknown).toEqual(['zzqqxxy']);
});

test('search: adjacent words rank above distant words, and quotation marks require words to be adjacent', async () => {
  const { urls } = await searchOf({ pages });
  expect(await urls('microphone was found')).toEqual(['/microphone', '/privacy']);
  expect(await urls('"microphone was found"')).toEqual(['/microphone']);
});

test("search: the first result appears before the text of pages is fetched if the text can't change the result", async () => {
  const { firstOf, urls } = await searchOf({ pages });
  const texts = /\/\d+\.json$/;
  const word = await firstOf('microphone');
  expect(word?.requested.filter((address) => texts.test(address))).toEqual([]);
  expect(word?.results).toMatchObject({ symbols: [], total: 2, shown: 2 });
  // The excerpt is still unknown, so the search dialog reserves space for it.
  expect(word?.results.pages).toMatchObject([{ url: '/microphone', source: 'Docs', excerpt: undefined }]);
  expect((await urls('microphone'))[0]).toBe('/microphone');
  const name = await firstOf('Getting started');
  expect(name?.results.pages.map(({ url }) => url)).toEqual(['/start']);
  // Only the text of the pages shows whether the two words are close together, so the search shows no results before it
  // has loaded that text.
  expect(await firstOf('microphone found')).toBeUndefined();
});

test("search: a part of a symbol's name finds the symbol, and the result links to the symbol's section", async () => {
  const { search, urls } = await searchOf({ pages });
  expect((await urls('voice command'))[0]).toBe('/api/remove');
  const [page] = (await search('plug')).pages;
  expect(page?.sections.map(({ url }) => url)).toEqual(['/microphone#errors']);
});

test('search: if no page in the selected source matches, all sources are searched', async () => {
  const { search } = await searchOf({ pages });
  expect(await search('privacy', ['API'])).toMatchObject({ isWidened: true, total: 1 });
  expect(await search('privacy plug', ['Docs'])).toMatchObject({ partial: 'all' });
});

test('search: if only one page has all query words, pages with most of the words follow', async () => {
  const { search, urls } = await searchOf({ pages });
  expect(await urls('microphone plug')).toEqual(['/microphone', '/privacy']);
  expect(await search('microphone plug')).toMatchObject({ partial: 'some', total: 2 });
  expect(await search('microphone')).toMatchObject({ partial: 'none' });
  expect(await search('"plug one in"')).toMatchObject({ partial: 'none', total: 1 });
  expect(await search('choose a microphone')).toMatchObject({ partial: 'none' });
});

test('search: an unknown name is searched by its parts', async () => {
  const { search } = await searchOf({ pages });
  expect(await search('commandRegistry')).toMatchObject({ corrections: [], unknown: [] });
  expect((await search('onError')).pages.map(({ url }) => url)).toEqual(['/microphone']);
});

test('search: French words are found by their stems, and Japanese text by its words', async () => {
  const french = await searchOf({ locale: 'fr', pages: { '/a': '<h1>Les commandes vocales</h1>' } });
  expect(await french.urls('commande vocale')).toEqual(['/a']);
  const japanese = await searchOf({
    locale: 'ja',
    pages: { '/a': '<h1>音声</h1><p>東京都の天気</p>', '/b': '<h1>画面</h1>' },
  });
  expect(await japanese.urls('天気')).toEqual(['/a']);
  const [page] = (await japanese.search('天気')).pages;
  expect(page?.excerpt?.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['天気']);
});

test('search: each file is fetched only once, and the word list only if the query has unknown words', async () => {
  const { urls, requested } = await searchOf({ pages });
  await urls('microphone');
  expect(requested.some((address) => address.includes('/words-'))).toBe(false);
  await urls('micorphone');
  await urls('micorphonee');
  expect(requested.filter((address) => address.includes('/words-'))).toHaveLength(1);
  expect(new Set(requested).size).toBe(requested.length);
});
