import { expect, test } from 'vitest';
import type { SidebarNode } from '../content/sidebar-types.js';
import { category, doc, link, siteOf } from './__fixtures__/site.js';
import { cards, neighbors } from './navigation.js';
import { sidebarItems } from './sidebar-items.js';

const elsewhere = link('x', {
  label: 'Elsewhere',
  href: 'https://example.org',
  external: true,
  docId: undefined,
});
const nodes: SidebarNode[] = [
  link('intro', { description: 'First.' }),
  { kind: 'html', value: '<hr>' },
  category(
    'Guide',
    [link('guide/a'), elsewhere, category('Deep', [link('guide/deep/b')], { href: '/docs/deep' })],
    {
      className: 'g',
    },
  ),
  category('Open', [link('c')], { collapsed: false }),
  category('Elsewhere only', [elsewhere]),
];
const { site } = siteOf({ config: { trailingSlash: true } });
const pageAt = (route: string) => ({ route, source: 'docs', version: 'current' });

test.each([
  { route: '/docs/intro', previous: undefined, next: '/base/docs/guide/a/' },
  { route: '/docs/deep', previous: '/base/docs/guide/a/', next: '/base/docs/guide/deep/b/' },
  { route: '/docs/c', previous: '/base/docs/guide/deep/b/', next: undefined },
  { route: '/docs/none', previous: undefined, next: undefined },
])(
  'pagination: the page $route has the previous link $previous and the next link $next',
  ({ route, previous, next }) => {
    const found = neighbors({ site, nodes, page: pageAt(route) });
    expect([found.previous?.href, found.next?.href]).toEqual([previous, next]);
  },
);

test("pagination: a link's label includes the badge for the type of a symbol, but no other badge", () => {
  const list = [
    link('a', { badge: { text: 'M', label: 'Module', isName: true } }),
    link('b'),
    link('c', { badge: { text: '3', label: '3 shortcuts' } }),
  ];
  const { previous, next } = neighbors({ site, nodes: list, page: pageAt('/docs/b') });
  expect([previous?.label, next?.label]).toEqual(['Module Label of a', 'Label of c']);
});

test("pagination: the label of a link comes from the document's pagination label or sidebar label", () => {
  const pages = [
    doc('a', { frontMatter: { pagination_label: 'Start here' } }),
    doc('c', { sidebarLabel: 'Introduction' }),
  ];
  const list = [
    link('a'),
    link('b'),
    category('Guide', [link('d')], { href: '/docs/c', docId: 'c' }),
    category('Generated', [link('e')], { href: '/docs/category/generated' }),
  ];
  const of = (route: string) => neighbors({ site: siteOf({ pages }).site, nodes: list, page: pageAt(route) });
  expect([of('/docs/b').previous?.label, of('/docs/b').next?.label]).toEqual(['Start here', 'Introduction']);
  expect(of('/docs/d').next?.label).toBe('Generated');
});

test("sidebar: a small sidebar is complete on each page, with the current page's branch open", () => {
  const [intro, rule, guide, open] = sidebarItems({ site, nodes, route: '/docs/deep' });
  expect(intro).toEqual({
    kind: 'link',
    docId: 'intro',
    label: 'Label of intro',
    href: '/base/docs/intro/',
    external: false,
    current: false,
  });
  expect(rule).toEqual({ kind: 'html', value: '<hr>' });
  expect(guide).toEqual({
    kind: 'category',
    label: 'Guide',
    current: false,
    open: true,
    collapsible: true,
    className: 'g',
    firstHref: '/base/docs/guide/a/',
    items: [
      {
        kind: 'link',
        docId: 'guide/a',
        label: 'Label of guide/a',
        href: '/base/docs/guide/a/',
        external: false,
        current: false,
      },
      { kind: 'link', label: 'Elsewhere', href: 'https://example.org', external: true, current: false },
      {
        kind: 'category',
        label: 'Deep',
        href: '/base/docs/deep/',
        current: true,
        open: true,
        collapsible: true,
        firstHref: '/base/docs/guide/deep/b/',
        items: [
          {
            kind: 'link',
            docId: 'guide/deep/b',
            label: 'Label of guide/deep/b',
            href: '/base/docs/guide/deep/b/',
            external: false,
            current: false,
          },
        ],
      },
    ],
  });
  expect(open).toMatchObject({ label: 'Open', open: true, items: [{ label: 'Label of c' }] });
});

test('sidebar: a large sidebar leaves out the entries in closed branches', () => {
  const many = [1, 2, 3].map((part) =>
    category(
      `Part ${part}`,
      Array.from({ length: 41 }, (_, index) => link(`${part}/${index}`)),
    ),
  );
  const shape = (items: SidebarNode[]) =>
    sidebarItems({ site, nodes: items, route: '/docs/2/7' }).map((item) =>
      item.kind === 'category' ? [item.items.length, item.open, item.firstHref] : [],
    );
  expect(shape(many)).toEqual([
    [0, false, '/base/docs/1/0/'],
    [41, true, '/base/docs/2/0/'],
    [0, false, '/base/docs/3/0/'],
  ]);
  expect(shape(many.slice(0, 2))).toEqual([
    [41, false, '/base/docs/1/0/'],
    [41, true, '/base/docs/2/0/'],
  ]);
});

test("sidebar: a branch that readers can't close is never left out, even in a large sidebar", () => {
  const items = (name: string): SidebarNode[] =>
    Array.from({ length: 60 }, (_, index) => link(`${name}/${index}`));
  const fixed = ['x', 'y', 'z'].map((name) => category(name, items(name), { collapsible: false }));
  const shown = { open: true, items: { length: 60 } };
  expect(sidebarItems({ site, nodes: fixed, route: '/docs/none' })).toMatchObject([shown, shown, shown]);
});

test('category page: each link, and each category with a page, has a card', () => {
  expect(
    cards({ site, nodes: [...nodes, category('Said', [link('c')], { description: 'In words.' })] }),
  ).toEqual([
    {
      kind: 'link',
      label: 'Label of intro',
      href: '/base/docs/intro/',
      external: false,
      description: 'First.',
    },
    {
      kind: 'category',
      label: 'Guide',
      href: '/base/docs/guide/a/',
      external: false,
      description: '3 pages',
    },
    { kind: 'category', label: 'Open', href: '/base/docs/c/', external: false, description: '1 page' },
    { kind: 'category', label: 'Said', href: '/base/docs/c/', external: false, description: 'In words.' },
  ]);
});
