import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fileCache } from '../../cache/file-cache.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import type { DocsVersion, MarkdownDocument } from '../../content/types.js';
import { doc, siteOf } from '../../model/__fixtures__/site.js';
import { pageData } from '../../model/page-data.js';
import type { SiteModel } from '../../model/site.types.js';
import { siteData } from '../../model/site-data.js';
import { hashText } from '../../util/hash.js';
import { memoryOutput } from './__fixtures__/memory-output.js';
import { planOf } from './__fixtures__/small-site.js';
import type { SearchManifest } from './index.js';
import { buildSearchIndex } from './index.js';
import { nameList } from './names.js';
import { numberedHeadings } from './numbered-headings.js';
import { indexRecords, runtimeFiles } from './pagefind.js';
import type { SearchRecord } from './record.js';
import { articleText, searchRecords } from './record.js';
import { shardCount, shardRecords } from './shards.js';
import { countWords, vocabulary } from './vocabulary.js';

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

test('search index: the record of a page contains only its article', () => {
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

test('search index: a page is found by its title and each of its keywords', () => {
  const page = doc('a', { frontMatter: { keywords: ['quick start', 'install'] } });
  expect(recordOf({ site: siteOf({}).site, page })?.names).toEqual([
    { name: 'Title of a' },
    { name: 'quick start' },
    { name: 'install' },
  ]);
});

test('search index: excluded pages have no record', () => {
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

test('search index: adding or removing a page moves no other page to another shard', () => {
  expect([0, 1, 128, 129, 1000, 10_000, 100_000].map(shardCount)).toEqual([1, 1, 1, 2, 8, 32, 32]);
  const records = Array.from({ length: 300 }, (_, index) => record(`/docs/${index}`));
  const before = shardRecords(records);
  const after = shardRecords([...records.slice(1), record('/docs/new')].reverse());
  expect(before.map((shard) => shard.length)).toHaveLength(4);
  const kept = (shards: SearchRecord[][]) =>
    shards.map((shard) => shard.map(({ route }) => route).filter((route) => !/\/(?:0|new)$/.test(route)));
  expect(kept(after)).toEqual(kept(before));
});

test('search names: pages come first, from the top down, up to a limit', () => {
  const lamp = record('/api/a/Lamp', {
    title: 'Class Lamp',
    source: 'API',
    names: [{ name: 'Lamp' }, { name: 'light()', id: 'light' }],
  });
  expect(nameList({ records: [lamp, record('/intro')], sources: ['Docs', 'API'] })).toEqual([
    ['Title of /intro', '/base/intro', '', 0],
    ['Lamp', '/base/api/a/Lamp', 'Class Lamp', 1],
    ['light()', '/base/api/a/Lamp#light', 'Class Lamp', 1],
  ]);
  const many = Array.from({ length: 4000 }, (_, index) => record(`/${index}`));
  expect(nameList({ records: many, sources: ['Docs'] })).toHaveLength(3000);
  const labelled = {
    ...record('/api'),
    title: 'API',
    names: [
      { name: 'GET /a', id: 'a', label: 'Operation' },
      { name: 'API', label: 'Overview' },
    ],
  };
  expect(
    nameList({ records: [labelled], sources: ['Docs'] }).map(([name, , title]) => [name, title]),
  ).toEqual([
    ['API', 'Overview'],
    ['GET /a', 'Operation · API'],
  ]);
});

test('search index: equal input gives equal bytes, and an edit rebuilds one shard', async () => {
  await using folder = await tempSite({});
  const build = async (records: SearchRecord[], made: string[]) => {
    const output = memoryOutput({ made });
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
    const text = Buffer.from(output.files.get('fr/search-index.json') ?? '', 'base64').toString();
    return { files: output.files, manifest: JSON.parse(text) as SearchManifest };
  };
  const records = Array.from({ length: 140 }, (_, index) => record(`/docs/${index}`));
  const made: string[] = [];
  const first = await build(records, made);
  const again = await build([...records].reverse(), []);
  expect([...again.files].sort()).toEqual([...first.files].sort());
  expect(first.manifest.sources.map(({ label }) => label)).toEqual(['Docs']);
  expect(first.manifest.pages).toBe(140);
  expect(first.manifest.shards).toHaveLength(2);
  for (const name of ['pagefind.js', 'pagefind-worker.js', 'wasm.en.pagefind', 'pagefind-entry.json'])
    expect([...first.files.keys()]).toContain(`${first.manifest.shards[0]?.slice('/base/'.length)}${name}`);

  const edited = await build([record('/docs/0', text('<p>other</p>')), ...records.slice(1)], made);
  const kept = edited.manifest.shards.filter((shard) => first.manifest.shards.includes(shard));
  expect(kept).toHaveLength(1);
  expect(made).toHaveLength(3);
});

test.runIf(process.platform === 'linux')(
  'search index: indexes that are built in parallel use separate processes',
  async () => {
    const records = [record('/docs/1'), record('/docs/2')];
    const make = async (number: number) =>
      (await indexRecords({ records, language: 'en', process: number })).map(
        ([path, content]) => `${path} ${hashText(Buffer.from(content))}`,
      );
    const [first, second] = await Promise.all([make(0), make(1)]);
    expect(second).toEqual(first);
    expect(await children('pagefind')).toBeGreaterThanOrEqual(2);
  },
);

/** Processes that this one has started, by the beginning of their name. */
async function children(name: string): Promise<number> {
  const numbers = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const stats = await Promise.all(
    // One may end meanwhile.
    numbers.map((number) => readFile(`/proc/${number}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter(
    (stat) => stat.includes(`(${name}`) && / S | R /.test(stat) && parentOf(stat) === process.pid,
  ).length;
}

function parentOf(stat: string): number {
  return Number(/\) \w (\d+)/.exec(stat)?.[1]);
}

test('search vocabulary: the words of the site, most frequent first, without numbers and punctuation', () => {
  const counts = [
    countWords(['<p>The lamp&nbsp;glows</p>', 'lamp 12 a1b2']),
    countWords(['lamp glows, <b>off</b>']),
  ];
  expect(vocabulary(counts)).toEqual(['lamp', 'glows', 'a1b2', 'off', 'the']);
});

test('search names: numbered headings are found by their number', () => {
  const html = '<h2 id="at-11">AT-11: <em>Low</em> latency</h2><h3 id="x">Plain</h3><h3 id="y">REQ-F-07</h3>';
  expect(numberedHeadings(html)).toEqual([
    { name: 'AT-11: Low latency', id: 'at-11' },
    { name: 'REQ-F-07', id: 'y' },
  ]);
});

test('Pagefind: a part of the index that fails to load fails the search', async () => {
  const files = new Map(await runtimeFiles({ language: 'en' }));
  for (const name of ['pagefind.js', 'pagefind-worker.js']) {
    const text = Buffer.from(files.get(name) ?? []).toString();
    expect(text.match(/"load_index_chunk"\)\)/g), name).toHaveLength(1);
    expect(text, name).not.toMatch(/_chunk"\)\)\.catch/);
  }
});
