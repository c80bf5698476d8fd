import { expect, test } from 'vitest';
import { fileCache } from '../../cache/file-cache.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import type { DocsVersion, MarkdownDocument } from '../../content/types.js';
import { doc, siteOf } from '../../model/__fixtures__/site.js';
import { pageData } from '../../model/page-data.js';
import type { SiteModel } from '../../model/site.types.js';
import { siteData } from '../../model/site-data.js';
import { memoryOutput } from './__fixtures__/memory-output.js';
import { planOf } from './__fixtures__/small-site.js';
import { sectionReader } from './group-records.js';
import { groupCount, groupRecords } from './groups.js';
import type { SearchManifest } from './index.js';
import { buildSearchIndex } from './index.js';
import { nameList } from './names.js';
import { numberedHeadings } from './numbered-headings.js';
import type { SearchRecord } from './record.js';
import { articleText, searchRecords } from './record.js';
import { sectionsOf, sectionTexts } from './sections.js';
import { vocabulary } from './vocabulary.js';

function record(route: string, extra: Partial<SearchRecord> = {}): SearchRecord {
  const title = `Title of ${route}`;
  return {
    route,
    url: `/base${route}`,
    title,
    source: 'Docs',
    names: [{ name: title }],
    ...text(`<h1>${title}</h1><p>words</p>`),
    ...extra,
  };
}

function text(html: string): Pick<SearchRecord, 'textHash' | 'loadText'> {
  return { textHash: html, loadText: () => html };
}

test("search index: the search record of a page contains only the page's article", () => {
  const html = `<header>bar</header><main id="main"><nav>toc</nav><article class="prose"><h1>The<wbr/>Title</h1>
<h2 id="a">A<a href="#a" class="heading-link" aria-label="Link to A"></a></h2><pre><code><span class="tk-k">let</span> x</code></pre>
<lectern-island data-props="{}"><button type="button">Copy</button></lectern-island><svg><text>y</text></svg></article><p>foot</p></main>`;
  expect(articleText(html)).toBe('<h1>TheTitle</h1>\n<h2 id="a">A</h2><pre><code>let x</code></pre>\n');
  expect(articleText('<main class="free"><p>home</p></main><footer>foot</footer>')).toBe('<p>home</p>');
});

function recordOf({ site, page }: { site: SiteModel; page: MarkdownDocument }) {
  const data = pageData({ site, siteData: siteData(site), navbar: [], page });
  return searchRecords({ site, navbar: [] })({ page, data });
}

test('search index: a page is found by its title, its sidebar label, and each of its keywords', () => {
  const page = doc('a', { frontMatter: { keywords: ['quick start', 'install'] } });
  expect(recordOf({ site: siteOf({}).site, page })?.names).toEqual([
    { name: 'Title of a' },
    { name: 'Label of a' },
    { name: 'quick start' },
    { name: 'install' },
  ]);
});

test("search index: the description in the front matter is indexed as the start of the page's text", () => {
  const { site } = siteOf({});
  const page = doc('a', { frontMatter: { description: 'Save\n what readers typed.' } });
  const found = recordOf({ site, page });
  expect(found?.description).toBe(page.frontMatter.description);
  expect(recordOf({ site, page: doc('b') })).not.toHaveProperty('description');
  const sectionsOfPage = (html: string) => sectionReader()(record('/a', { ...found, ...text(html) }));
  expect(sectionTexts(sectionsOfPage('<h1>A</h1><p>Persist state.</p>'))).toEqual([
    ['', '', 'Save what readers typed. Persist state.'],
  ]);
  // The description isn't repeated if the page already shows it.
  expect(sectionTexts(sectionsOfPage('<h1>A</h1><p>Save what readers typed.</p>'))).toEqual([
    ['', '', 'Save what readers typed.'],
  ]);
});

test('search index: pages that are excluded from search have no record', () => {
  const old: DocsVersion = {
    name: '1.0',
    label: '1.0',
    route: '/1',
    banner: 'unmaintained',
    isLast: false,
    badge: true,
    noIndex: false,
  };
  const last: DocsVersion = {
    name: 'current',
    label: 'Next',
    route: '/',
    banner: 'none',
    isLast: true,
    badge: true,
    noIndex: false,
  };
  const { site } = siteOf({ versions: [old, last] });
  const titleOf = (extra: Partial<MarkdownDocument>) => recordOf({ site, page: doc('a', extra) })?.title;
  expect(titleOf({})).toBe('Title of a');
  expect(titleOf({ unlisted: true })).toBeUndefined();
  expect(titleOf({ draft: true })).toBeUndefined();
  expect(titleOf({ listing: true })).toBeUndefined();
  expect(titleOf({ version: '1.0' })).toBeUndefined();
});

test("search index: adding or removing a page doesn't move any other page to a different group of pages", () => {
  expect([0, 1, 31, 32, 1000, 10_000].map(groupCount)).toEqual([1, 1, 1, 2, 32, 512]);
  const records = Array.from({ length: 300 }, (_, index) => record(`/docs/${index}`));
  const groupsOf = (list: readonly SearchRecord[]) =>
    groupRecords({ records: list, sources: ['Docs'], format: [] });
  const before = groupsOf(records);
  const after = groupsOf([...records.slice(1), record('/docs/new')].reverse());
  expect(before).toHaveLength(16);
  const changed = after.filter(({ hash }) => !before.some((group) => group.hash === hash));
  expect(changed.length).toBeLessThanOrEqual(2);
});

test('search names: details such as fields come last, and duplicates are left out', () => {
  const field = { name: 'photo_urls', label: 'Field of Pet', isDetail: true };
  const pet = record('/a', {
    title: 'A',
    names: [{ ...field, id: 'pet' }, { name: 'A' }, { name: 'addPet', id: 'add' }],
  });
  const user = record('/b', { title: 'B', names: [{ name: 'B' }, { ...field, id: 'user' }] });
  const names = nameList({ records: [pet, user], sources: ['Docs'], numbers: new Map() });
  expect(names.map(([name, url]) => [name, url])).toEqual([
    ['A', '/base/a'],
    ['B', '/base/b'],
    ['addPet', '/base/a#add'],
    ['photo_urls', '/base/a#pet'],
  ]);
  const many = Array.from({ length: 3000 }, (_, index) => record(`/many/${index}`));
  const full = nameList({ records: [pet, ...many], sources: ['Docs'], numbers: new Map() });
  expect(full).toHaveLength(3000);
  expect(full.some(([name]) => name === 'photo_urls')).toBe(false);
});

test('search index: pages are grouped by source, in the order of the sources', () => {
  const records = [record('/b', { source: 'API' }), record('/c'), record('/a', { source: 'API' })];
  const groups = groupRecords({ records, sources: ['Docs', 'API'], format: [] });
  expect(groups.map((group) => group.records.map(({ route }) => route))).toEqual([['/c'], ['/a', '/b']]);
});

test('search names: page titles come before symbols, and titles near the root come first', () => {
  const lamp = record('/api/a/Lamp', {
    title: 'Class Lamp',
    source: 'API',
    names: [{ name: 'Lamp' }, { name: 'light()', id: 'light' }],
  });
  const records = [lamp, record('/intro')];
  const numbers = new Map([
    ['/api/a/Lamp', 1],
    ['/intro', 0],
  ]);
  expect(nameList({ records, sources: ['Docs', 'API'], numbers })).toEqual([
    ['Title of /intro', '/base/intro', '', 0, 0],
    ['Lamp', '/base/api/a/Lamp', 'Class Lamp', 1],
    ['light()', '/base/api/a/Lamp#light', 'Class Lamp', 1],
  ]);
  const many = Array.from({ length: 4000 }, (_, index) => record(`/${index}`));
  expect(nameList({ records: many, sources: ['Docs'], numbers })).toHaveLength(3000);
  const labelled = {
    ...record('/api'),
    title: 'API',
    names: [
      { name: 'GET /a', id: 'a', label: 'Operation' },
      { name: 'API', label: 'Overview' },
    ],
  };
  expect(
    nameList({ records: [labelled], sources: ['Docs'], numbers }).map(([name, , title]) => [name, title]),
  ).toEqual([
    ['API', 'Overview'],
    ['GET /a', 'Operation · API'],
  ]);
});

test('search index: the bytes of the index do not depend on the order of the pages', async () => {
  await using folder = await tempSite({});
  const build = async (records: SearchRecord[]) => {
    const output = memoryOutput();
    await buildSearchIndex({
      records,
      plan: planOf(['Docs', 'Empty']),
      locale: 'en',
      base: '/base/',
      folder: 'fr/',
      output,
      cache: fileCache({ dir: folder.dir }),
      folders: output.folders,
    });
    return output.files;
  };
  const records = Array.from({ length: 140 }, (_, index) => record(`/docs/${index}`));
  const first = await build(records);
  expect([...(await build([...records].reverse()))].sort()).toEqual([...first].sort());
  const manifest = JSON.parse(first.get('fr/search-index.json') ?? '') as SearchManifest;
  expect(manifest.sources.map(({ label }) => label)).toEqual(['Docs']);
  expect([manifest.pages, manifest.sizes]).toEqual([140, [140]]);
  expect(manifest.texts.sizes.reduce((sum, size) => sum + size, 0)).toBe(140);
  const named = [...manifest.terms.files, manifest.names, manifest.words, manifest.stemmer ?? ''];
  for (const address of [...named, ...manifest.texts.folders.map((dir) => `${dir}0.json`)])
    expect(first.has(address.replace('/base/', ''))).toBe(true);
});

test('search vocabulary: words are listed by frequency', () => {
  expect(
    vocabulary([
      ['off', 1],
      ['lamp', 3],
      ['glows', 1],
    ]),
  ).toEqual(['lamp', 'glows', 'off']);
});

test('search names: a heading that starts with an ID such as AT-11 is listed', () => {
  const html = '<h2 id="at-11">AT-11: <em>Low</em> latency</h2><h3 id="x">Plain</h3><h3 id="y">REQ-F-07</h3>';
  expect(numberedHeadings(sectionsOf(html))).toEqual([
    { name: 'AT-11: Low latency', id: 'at-11' },
    { name: 'REQ-F-07', id: 'y' },
  ]);
});
