import { expect, test } from 'vitest';
import type { UserConfig } from '../config/schema/index.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { category, categoryPage, doc, link, siteOf } from './__fixtures__/site.js';
import { resolveNavbar } from './navbar.js';
import { navbarItems } from './navbar-items.js';

type Items = NonNullable<NonNullable<NonNullable<UserConfig['themeConfig']>['navbar']>['items']>;

const pages = [
  doc('intro'),
  doc('guide'),
  doc('alone', { sidebar: undefined }),
  categoryPage('/docs/category/api', []),
];
const sidebars = {
  main: [category('Guide', [link('guide')]), link('intro')],
  shortcut: [link('alone', { isShortcut: true }), link('guide')],
  out: [link('x', { label: 'Out', href: 'https://example.org', external: true })],
  empty: [{ kind: 'html' as const, value: '<hr>' }],
};

function resolve(items: Items) {
  const { site } = siteOf({ pages, sidebars, config: { themeConfig: { navbar: { items } } } });
  return resolveNavbar({
    site,
    configFile: 'lectern.config.ts',
    locate: (path) => ({ line: path.length, column: Number(path.at(-1)) + 1 }),
  });
}

function show(items: Items, page: { route: string; source?: string; sidebar?: string }): string[] {
  const { items: resolved, diagnostics } = resolve(items);
  expect(diagnostics).toEqual([]);
  return navbarItems({ source: undefined, sidebar: undefined, ...page, items: resolved }).flatMap((item) => {
    if (item.kind === 'html') return [item.value];
    if (item.kind === 'custom') return [item.component];
    const mark = (current: boolean) => (current ? '*' : '');
    if (item.kind === 'link') return [`${mark(item.current)}${item.label} ${item.href}`];
    const inner = item.items.map((entry) =>
      entry.kind === 'html' ? entry.value : `${mark(entry.current)}${entry.label} ${entry.href}`,
    );
    return [`${mark(item.current)}${item.label}:`, ...inner];
  });
}

test('navbar: each type of item links to its target', () => {
  const items: Items = [
    { to: '/docs/intro?a#b', label: 'Route' },
    { href: 'https://example.org' },
    { to: 'https://example.org/to', label: 'To' },
    { type: 'doc', docId: 'guide' },
    { type: 'doc', docId: '/category/api' },
    { type: 'docSidebar', sidebarId: 'main' },
    { type: 'docSidebar', sidebarId: 'shortcut' },
    { type: 'docSidebar', sidebarId: 'out', label: 'Sidebar' },
    { type: 'docsVersion' },
    { type: 'docsVersion', to: '/docs/intro', label: 'Version' },
    { type: 'html', value: '<b>x</b>' },
    {
      label: 'Menu',
      items: [
        { to: '/docs/guide', label: 'Guide' },
        { type: 'html', value: '<hr>' },
      ],
    },
  ];
  expect(show(items, { route: '/' })).toEqual([
    'Route /base/docs/intro?a#b',
    'https://example.org https://example.org',
    'To https://example.org/to',
    'Label of guide /base/docs/guide',
    'Category /base/docs/category/api',
    'Label of guide /base/docs/guide',
    'Label of guide /base/docs/guide',
    'Sidebar https://example.org',
    'Next /base/docs',
    'Version /base/docs/intro',
    '<b>x</b>',
    'Menu:',
    'Guide /base/docs/guide',
    '<hr>',
  ]);
});

test.each([
  { name: 'the page itself', page: { route: '/docs/guide' }, current: ['*Guide /base/docs/guide'] },
  {
    name: "a page below the item's page",
    page: { route: '/docs/guide/more' },
    current: ['*Guide /base/docs/guide'],
  },
  {
    name: "a page whose route only begins like the item's route",
    page: { route: '/docs/guides' },
    current: [],
  },
  { name: 'activeBasePath', page: { route: '/api/x' }, current: ['*Api /base/docs/intro'] },
  {
    name: 'the sidebar',
    page: { route: '/x', source: 'docs', sidebar: 'main' },
    current: ['*Side /base/docs/guide', '*Menu:', '*Doc /base/docs/intro'],
  },
  {
    name: 'a sidebar of another source',
    page: { route: '/x', source: 'other', sidebar: 'main' },
    current: [],
  },
  { name: 'the home page', page: { route: '/' }, current: ['*Home /base/'] },
])('navbar: items that match the current page are marked as current: $name', ({ page, current }) => {
  const items: Items = [
    { to: '/', label: 'Home' },
    { to: '/docs/guide', label: 'Guide' },
    { to: '/docs/intro', label: 'Api', activeBasePath: 'api' },
    { type: 'docSidebar', sidebarId: 'main', label: 'Side' },
    { label: 'Menu', items: [{ type: 'doc', docId: 'intro', label: 'Doc' }] },
    { type: 'doc', docId: 'alone', label: 'Alone' },
  ];
  expect(show(items, page).filter((line) => line.startsWith('*'))).toEqual(current);
});

test('navbar: a broken item is an error with its location, and is left out', () => {
  const { items, diagnostics } = resolve([
    { type: 'doc', docId: 'intr' },
    { type: 'docSidebar', sidebarId: 'mian' },
    { type: 'docSidebar', sidebarId: 'empty' },
    { type: 'docsVersion', docsPluginId: 'doc' },
    { label: 'Menu', items: [{ to: '/docs/intro' }, { type: 'doc', docId: 'x' }] },
  ]);
  expect(items).toMatchObject([{ kind: 'dropdown', items: [{ kind: 'link', href: '/base/docs/intro' }] }]);
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n')).toMatchInlineSnapshot(`
    "error [unknown-doc-id] lectern.config.ts:4:1
      themeConfig.navbar.items[0]: there is no document with the ID "intr" in the docs source "docs". Did you mean "intro"?
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.

    error [unknown-sidebar-id] lectern.config.ts:4:2
      themeConfig.navbar.items[1]: there is no sidebar with the ID "mian" in the docs source "docs". Did you mean "main"?
      Known sidebars: main, shortcut, out, empty.

    error [sidebar-without-link] lectern.config.ts:4:3
      themeConfig.navbar.items[2]: the sidebar "empty" of the docs source "docs" has no links, so the item has no page to open.
      Add a document or a link to the sidebar, or remove the item.

    error [unknown-docs-source] lectern.config.ts:4:4
      themeConfig.navbar.items[3]: there is no docs source "doc". Did you mean "docs"?
      Known sources: docs.

    error [unknown-doc-id] lectern.config.ts:6:2
      themeConfig.navbar.items[4].items[1]: there is no document with the ID "x" in the docs source "docs".
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes."
  `);
});

test('navbar: a search item is an error if search is disabled, or if the navbar already has a search item', () => {
  const items: Items = [{ type: 'search' }, { type: 'search', position: 'left' }];
  const errors = (search?: false) =>
    resolveNavbar({
      ...siteOf({
        pages,
        sidebars,
        config: { ...(search === false ? { search } : {}), themeConfig: { navbar: { items } } },
      }),
      configFile: 'lectern.config.ts',
    }).diagnostics.map(({ message }) => message);
  expect(errors()).toEqual(['themeConfig.navbar.items[1]: the navbar already has a search item.']);
  expect(errors(false)).toEqual([
    'themeConfig.navbar.items[0]: the item opens search, but the configuration says `search: false`.',
    'themeConfig.navbar.items[1]: the item opens search, but the configuration says `search: false`.',
  ]);
});
