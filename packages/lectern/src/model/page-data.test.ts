import { expect, test } from 'vitest';
import type { UserConfig } from '../config/schema/index.js';
import type { DocsVersion, MarkdownDocument, SourcePage } from '../content/types.js';
import { category, categoryPage, doc, link, siteOf, version } from './__fixtures__/site.js';
import { pageData } from './page-data.js';
import type { PageData } from './page-data.types.js';
import { siteData } from './site-data.js';

const guide = category('Guide', [link('a'), link('b')], { href: '/docs/guide' });
const sidebars = { main: [link('intro'), guide, link('end')] };

interface Options {
  page: Parameters<typeof pageData>[0]['page'];
  pages?: SourcePage[];
  config?: Partial<UserConfig>;
  versions?: DocsVersion[];
  headings?: { id: string; level: number; text: string }[];
  meta?: { title?: string; description?: string };
  messages?: Record<string, string>;
  locale?: string;
}

function dataOf({ page, pages = [], headings = [], meta = {}, ...rest }: Options): PageData {
  const { site } = siteOf({ pages: [doc('a'), doc('b'), doc('intro'), ...pages], sidebars, ...rest });
  return pageData({ site, siteData: siteData(site), navbar: [], page, headings, meta });
}

function documentData(extra: Partial<MarkdownDocument>, rest: Omit<Options, 'page'> = {}): PageData {
  return dataOf({ page: doc('a', extra), ...rest });
}

test('page data: a document has metadata, a sidebar, breadcrumbs, and previous and next links', () => {
  const {
    site,
    structuredData: _,
    ...data
  } = documentData(
    {
      description: 'Of a.',
      editUrl: 'https://example.org/edit',
      lastUpdated: '2024-05-31T23:30:00.000Z',
      titleInContent: false,
      frontMatter: { keywords: ['x', 'y'], image: 'i.png', wrapperClassName: 'w' },
    },
    { headings: [1, 2, 3, 4].map((level) => ({ id: `h${level}`, level, text: `H${level}` })) },
  );
  expect(site).toMatchObject({ title: 'Site', base: '/base/', locale: 'en' });
  expect(data).toEqual({
    kind: 'doc',
    route: '/docs/a',
    href: '/base/docs/a',
    markdown: 'https://example.org/base/docs/a.md',
    title: 'Title of a',
    headTitle: 'Title of a | Site',
    description: 'Of a.',
    keywords: ['x', 'y'],
    socialImage: { url: 'https://example.org/base/i.png' },
    canonical: 'https://example.org/base/docs/a',
    noIndex: false,
    unlisted: false,
    showTitle: true,
    source: 'docs',
    locales: [],
    navbar: [],
    breadcrumbs: [
      { label: 'Guide', href: '/base/docs/guide' },
      { label: 'Label of a', href: '/base/docs/a' },
    ],
    sidebar: { id: 'main', items: expect.any(Array) },
    toc: [
      { id: 'h2', level: 2, text: 'H2' },
      { id: 'h3', level: 3, text: 'H3' },
    ],
    previous: { label: 'Guide', href: '/base/docs/guide', external: false },
    next: { label: 'Label of b', href: '/base/docs/b', external: false },
    editUrl: 'https://example.org/edit',
    lastUpdated: { iso: '2024-05-31T23:30:00.000Z', text: 'May 31, 2024' },
    cards: [{ kind: 'link', label: 'Label of b', href: '/base/docs/b', external: false, description: '' }],
    wrapperClassName: 'w',
    docLocation: expect.objectContaining({ id: 'a', pluginId: 'default' }),
  });
});

test('page data: the layout does not show a title that is hidden or in the Markdown', () => {
  expect(documentData({ titleInContent: true }).showTitle).toBe(false);
  expect(documentData({ titleInContent: false, frontMatter: { hide_title: true } }).showTitle).toBe(false);
  expect(documentData({ title: 'Site' }).headTitle).toBe('Site');
  expect(documentData({}, { config: { titleDelimiter: '–' } }).headTitle).toBe('Title of a – Site');
  expect(documentData({ headTitle: 'In the tab' })).toMatchObject({
    title: 'Title of a',
    headTitle: 'In the tab | Site',
  });
});

test("page data: a section's name appears in page titles, in breadcrumbs, and above the sidebar", () => {
  const config = { sources: [{ type: 'docs' as const, section: 'Engine' }] };
  const { section, headTitle, breadcrumbs } = documentData({}, { config });
  expect(section).toEqual({ label: 'Engine', href: '/base/docs/intro' });
  expect(headTitle).toBe('Title of a | Engine | Site');
  expect(breadcrumbs.map(({ label }) => label)).toEqual(['Engine', 'Guide', 'Label of a']);
  expect(documentData({}).section).toBeUndefined();
});

test('page data: of two successive breadcrumbs with the same label, only the second is listed', () => {
  const nested = { main: [category('Lamp', [link('a', { label: 'Lamp' })], { href: '/docs/lamp' })] };
  const { site } = siteOf({ pages: [doc('a')], sidebars: nested });
  const { breadcrumbs } = pageData({ site, siteData: siteData(site), navbar: [], page: doc('a') });
  expect(breadcrumbs).toEqual([{ label: 'Lamp', href: '/base/docs/a' }]);
});

test('page data: the site or the page sets the heading levels in the table of contents', () => {
  const headings = [2, 3, 4, 5].map((level) => ({ id: `h${level}`, level, text: `Level ${level}` }));
  const levels = (data: PageData) => data.toc.map(({ level }) => level);
  const config = { themeConfig: { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 } } };
  expect(levels(documentData({}, { headings }))).toEqual([2, 3]);
  expect(levels(documentData({}, { headings, config }))).toEqual([3, 4]);
  expect(
    levels(
      documentData(
        { frontMatter: { toc_min_heading_level: 2, toc_max_heading_level: 5 } },
        { headings, config },
      ),
    ),
  ).toEqual([2, 3, 4, 5]);
  expect(levels(documentData({ frontMatter: { hide_table_of_contents: true } }, { headings }))).toEqual([]);
});

test('page data: the table of contents leaves out headings without text', () => {
  const headings = [
    { id: 'section', level: 2, text: '' },
    { id: 'use', level: 2, text: 'Use' },
  ];
  expect(documentData({}, { headings }).toc).toEqual([{ id: 'use', level: 2, text: 'Use' }]);
});

test('page data: the front matter overrides the previous and next links', () => {
  const pages = [doc('far', { frontMatter: { pagination_label: 'Far away' } })];
  const { previous, next } = documentData(
    { frontMatter: { pagination_prev: null, pagination_next: 'far' } },
    { pages },
  );
  expect(previous).toBeUndefined();
  expect(next).toEqual({ label: 'Far away', href: '/base/docs/far', external: false });
  expect(documentData({ sidebar: undefined, frontMatter: { pagination_next: 'b' } }).next?.href).toBe(
    '/base/docs/b',
  );
});

test('page data: a page without a sidebar has no pagination or breadcrumbs', () => {
  const { sidebar, breadcrumbs, previous, next, cards } = documentData({ sidebar: undefined });
  expect({ sidebar, breadcrumbs, previous, next, cards }).toEqual({ breadcrumbs: [], cards: [] });
});

test('page data: a source can disable breadcrumbs', () => {
  expect(
    documentData({}, { config: { sources: [{ type: 'docs', breadcrumbs: false }] } }).breadcrumbs,
  ).toEqual([]);
});

test('page data: a category page lists the items in the category', () => {
  const page = categoryPage('/docs/guide', guide.items, {
    title: 'Guide',
    description: 'All of it.',
    keywords: ['k'],
  });
  const data = dataOf({ page });
  expect(data).toMatchObject({
    kind: 'category',
    title: 'Guide',
    lead: 'All of it.',
    description: 'All of it.',
    keywords: ['k'],
    showTitle: true,
    breadcrumbs: [{ label: 'Guide', href: '/base/docs/guide' }],
    previous: { href: '/base/docs/intro' },
    next: { href: '/base/docs/a' },
    cards: [{ label: 'Label of a' }, { label: 'Label of b' }],
  });
  expect(dataOf({ page: categoryPage('/docs/guide', []) })).toMatchObject({
    description: 'Of a site.',
    cards: [],
  });
});

test('page data: a component page has the title that the component defines', () => {
  const page = {
    kind: 'component-page',
    source: 'pages',
    file: 'pages/a.tsx',
    path: '/site/pages/a.tsx',
    route: '/',
  } as const;
  expect(dataOf({ page })).toMatchObject({
    title: 'Site',
    headTitle: 'Site',
    description: 'Of a site.',
    canonical: 'https://example.org/base/',
  });
  expect(dataOf({ page, meta: { title: 'Own', description: 'D.' } })).toMatchObject({
    headTitle: 'Own | Site',
    description: 'D.',
  });
});

test("page data: the 404 page is in the locale's language", () => {
  const messages = { 'theme.notFound.title': 'Introuvable' };
  expect(dataOf({ page: { kind: 'not-found' }, messages })).toMatchObject({
    route: '/404',
    title: 'Introuvable',
    noIndex: true,
    breadcrumbs: [],
    toc: [],
  });
});

test('page data: unlisted pages and sites with noIndex have robots metadata', () => {
  expect(documentData({ unlisted: true })).toMatchObject({ noIndex: true, unlisted: true });
  expect(documentData({}, { config: { noIndex: true } })).toMatchObject({ noIndex: true, unlisted: false });
});

test('page data: a page names its version if the source has several versions', () => {
  const versions: DocsVersion[] = [
    version('current', { label: 'Next', route: '/docs/next', banner: 'unreleased', className: 'next' }),
    version('1.0', { label: 'One', route: '/docs', isLast: true }),
  ];
  expect(documentData({}, { versions }).version).toEqual({
    name: 'current',
    label: 'Next',
    banner: 'unreleased',
    badge: true,
    className: 'next',
    latestHref: '/base/docs',
    latestLabel: 'One',
  });
  expect(documentData({}).version).toBeUndefined();
});

test("page data: the date of the last change is in the page's language, with a short month", () => {
  const config = { i18n: { locales: ['en', 'fr'] } };
  const { lastUpdated } = documentData({ lastUpdated: '2024-01-31T00:00:00.000Z' }, { config, locale: 'fr' });
  expect(lastUpdated?.text).toBe('31 janv. 2024');
});

test('page data: pagination links and breadcrumbs from the source override those from the sidebar', () => {
  const data = documentData({
    previous: { label: 'Newer', route: '/docs/b', caption: 'Newer post' },
    next: null,
    tags: [{ label: 'Boats', route: '/docs/tags/boats', description: 'What floats.' }],
    breadcrumbs: [{ label: 'Blog', route: '/docs/intro' }, { label: 'Here' }],
    lastUpdatedBy: 'Ada',
  });
  expect(data.previous).toEqual({
    label: 'Newer',
    href: '/base/docs/b',
    external: false,
    caption: 'Newer post',
  });
  expect(data.next).toBeUndefined();
  expect(data.tags).toEqual([{ label: 'Boats', href: '/base/docs/tags/boats', description: 'What floats.' }]);
  expect(data.breadcrumbs).toEqual([{ label: 'Blog', href: '/base/docs/intro' }, { label: 'Here' }]);
  expect(data.lastUpdatedBy).toBe('Ada');
});

test('page data: a page that only lists other pages, such as a tag page, has no Markdown version', () => {
  expect(documentData({}).markdown).toBe('https://example.org/base/docs/a.md');
  expect(documentData({ listing: true }).markdown).toBeUndefined();
});
