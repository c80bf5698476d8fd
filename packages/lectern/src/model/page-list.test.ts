import { expect, test } from 'vitest';
import type { DocsVersion } from '../content/types.js';
import { category, doc, link, siteOf } from './__fixtures__/site.js';
import type { ResolvedNavbarItem } from './navbar.types.js';
import { pageData } from './page-data.js';
import { pageList } from './page-list.js';
import { siteData } from './site-data.js';

const sidebars = {
  main: [
    link('intro'),
    category('Guide', [link('a'), { ...link('x'), href: 'https://example.org', external: true }]),
    category('Empty', []),
  ],
};
const pages = [
  doc('intro'),
  doc('a'),
  doc('alone', { sidebar: undefined }),
  doc('secret', { unlisted: true }),
  { kind: 'redirect' as const, source: 'docs', route: '/old', to: '/docs/a' },
];

test("page list: each section lists the pages in its sidebar, in order, followed by the source's other pages", () => {
  const { site } = siteOf({ pages, sidebars });
  expect(pageList({ site, siteData: siteData(site), navbar: [] })).toEqual([
    {
      id: 'list-docs-current-main',
      label: 'Docs',
      items: [
        { label: 'Label of intro', href: '/base/docs/intro', items: [] },
        {
          label: 'Guide',
          href: undefined,
          items: [{ label: 'Label of a', href: '/base/docs/a', items: [] }],
        },
        { label: 'Title of alone', href: '/base/docs/alone', items: [] },
      ],
    },
  ]);
});

test('page list: a section is named after its navbar item and its version', () => {
  const old: DocsVersion = {
    name: '1.0',
    label: '1.0',
    route: '/docs/1.0',
    banner: 'none',
    isLast: true,
    badge: true,
    noIndex: false,
  };
  const next: DocsVersion = {
    name: 'current',
    label: 'Next',
    route: '/docs',
    banner: 'unreleased',
    isLast: false,
    badge: true,
    noIndex: false,
  };
  const { site } = siteOf({ pages: [doc('a')], sidebars: { main: [link('a')] }, versions: [next, old] });
  const item: ResolvedNavbarItem = {
    kind: 'link',
    label: 'Manual',
    href: '/base/docs/a',
    external: false,
    position: 'left',
    sidebar: { source: 'docs', id: 'main' },
  };
  const sections = pageList({ site, siteData: siteData(site), navbar: [item] });
  expect(sections.map(({ label }) => label)).toEqual(['Manual Next']);
});

test("page list: the configuration sets the search page's route, or disables search", () => {
  const search = (config: NonNullable<Parameters<typeof siteOf>[0]['config']>) => {
    const { site, problems } = siteOf({ pages: [doc('a', { route: '/find' })], config });
    return { pages: [...site.pages.keys()], data: siteData(site).search, problems };
  };
  expect(search({})).toEqual({
    pages: ['/find', '/search'],
    data: { href: '/base/search', position: 'right', className: undefined },
    problems: [],
  });
  const items = [{ type: 'search' as const, position: 'left' as const, className: 'x' }];
  expect(search({ search: { route: '/all/' }, themeConfig: { navbar: { items } } })).toEqual({
    pages: ['/find', '/all'],
    data: { href: '/base/all', position: 'left', className: 'x' },
    problems: [],
  });
  expect(search({ search: false })).toEqual({ pages: ['/find'], data: undefined, problems: [] });
  expect(search({ search: { route: 'find' } }).problems).toEqual([
    'docs/a.md: Two pages have the route "/find": docs/a.md and the search page.',
  ]);
});

test('page list: the search page has a translated title, and search engines must not index it', () => {
  const { site } = siteOf({ pages, sidebars, messages: { 'theme.search': 'Suche' } });
  const page = site.pages.get('/search');
  if (page?.kind !== 'search') throw new Error('There is no page of the search.');
  const data = pageData({ site, siteData: siteData(site), navbar: [], page });
  expect(data).toMatchObject({ kind: 'search', href: '/base/search', title: 'Suche', noIndex: true });
  expect(data.pageList?.map(({ label }) => label)).toEqual(['Docs']);
});

test('page list: a page that only lists other pages is excluded', () => {
  const { site } = siteOf({
    pages: [...pages, doc('list', { sidebar: undefined, listing: true })],
    sidebars,
  });
  expect(JSON.stringify(pageList({ site, siteData: siteData(site), navbar: [] }))).not.toContain('docs/list');
});
