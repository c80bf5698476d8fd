import { expect, test } from 'vitest';
import type { SidebarNode } from '../content/sidebar-types.js';
import { category, link, siteOf } from './__fixtures__/site.js';
import type { SidebarItemData } from './page-data.types.js';
import { sidebarItems } from './sidebar-items.js';

const { site } = siteOf({ config: { trailingSlash: true } });
const names = Array.from({ length: 200 }, (_, index) => `page-${index}`);
const flat: SidebarNode[] = names.map((name) => link(name));

function words(items: readonly SidebarItemData[]): string[] {
  return items.map((item) => {
    if (item.kind === 'more') return `${item.count} ${item.side} → ${item.href}`;
    return item.kind === 'html' ? item.value : item.label;
  });
}

test.each([
  { name: 'page-0', first: 0, last: 15 },
  { name: 'page-100', first: 92, last: 107 },
  { name: 'page-199', first: 184, last: 199 },
])('sidebar: a long list shows only the entries around the current page: $name', ({ name, first, last }) => {
  const items = sidebarItems({ site, nodes: flat, route: `/docs/${name}`, allPages: '/search#list' });
  const shown = names.slice(first, last + 1).map((page) => `Label of ${page}`);
  expect(words(items)).toEqual([
    ...(first === 0 ? [] : [`${first} before → /search#list`]),
    ...shown,
    ...(last === 199 ? [] : [`${199 - last} after → /search#list`]),
  ]);
  expect(items.filter((item) => item.kind === 'link' && item.current)).toHaveLength(1);
});

test('sidebar: a shortened list links to the nearest omitted entries if no page lists all entries', () => {
  const items = sidebarItems({ site, nodes: flat, route: '/docs/page-100' });
  expect(words([items[0], items.at(-1)].flatMap((item) => item ?? []))).toEqual([
    '92 before → /base/docs/page-91/',
    '92 after → /base/docs/page-108/',
  ]);
});

test('sidebar: a long list of categories and a long category in it are both shortened', () => {
  const nodes = Array.from({ length: 100 }, (_, index) =>
    category(
      `Part ${index}`,
      Array.from({ length: 70 }, (__, place) => link(`p${index}-${place}`)),
    ),
  );
  const items = sidebarItems({ site, nodes, route: '/docs/p50-3', allPages: '/search' });
  expect(words(items)).toEqual([
    '42 before → /search',
    ...Array.from({ length: 16 }, (_, index) => `Part ${index + 42}`),
    '42 after → /search',
  ]);
  const own = items.find((item) => item.kind === 'category' && item.open);
  expect(own?.kind === 'category' && words(own.items).at(-1)).toBe('54 after → /search');
  expect(items.filter((item) => item.kind === 'category' && item.items.length > 0)).toHaveLength(1);
});

test('sidebar: if short lists have more than 120 links in total, only open branches are shown', () => {
  const nodes = Array.from({ length: 3 }, (_, index) =>
    category(
      `Part ${index}`,
      Array.from({ length: 50 }, (__, place) => link(`q${index}-${place}`)),
    ),
  );
  const items = sidebarItems({ site, nodes, route: '/docs/q1-0' });
  expect(items.map((item) => item.kind === 'category' && item.items.length)).toEqual([0, 50, 0]);
});
