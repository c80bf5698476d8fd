import { expect, test } from 'vitest';
import type { SidebarNode } from '../content/sidebar-types.js';
import { category, link } from './__fixtures__/site.js';
import { outline, outlineKeeper } from './outline.js';

const elsewhere = link('x', {
  label: 'Elsewhere',
  href: 'https://example.org',
  external: true,
  docId: undefined,
});
const deep = category('Deep', [link('guide/deep/b')], { href: '/docs/deep' });
const guide = category('Guide', [elsewhere, link('guide/a'), deep]);
const out = category('Elsewhere only', [elsewhere]);
const nodes: SidebarNode[] = [
  link('intro'),
  { kind: 'html', value: '<hr>' },
  guide,
  link('intro', { label: 'Again' }),
  out,
];

test('sidebar outline: links are in reading order', () => {
  const { steps, inside, indexOf } = outline(nodes);
  const routes = ['/docs/intro', '/docs/guide/a', '/docs/deep', '/docs/guide/deep/b', '/docs/intro'];
  expect(steps.map(({ href }) => href)).toEqual([
    '/docs/intro',
    'https://example.org',
    ...routes.slice(1),
    'https://example.org',
  ]);
  expect(inside.map(({ href }) => href)).toEqual(routes);
  expect([...indexOf]).toEqual(routes.slice(0, -1).map((route, index) => [route, index]));
});

test('sidebar outline: pagination and breadcrumbs ignore a shortcut link', () => {
  const home = link('home', { isShortcut: true });
  const { steps, inside, pathTo, nodesTo } = outline([link('intro'), home, link('use')]);
  expect(steps).toHaveLength(3);
  expect(inside.map(({ href }) => href)).toEqual(['/docs/intro', '/docs/use']);
  expect([...pathTo.keys()]).toEqual(['/docs/intro', '/docs/use']);
  expect(nodesTo.get('/docs/home')).toEqual(new Set([home]));
});

test('sidebar outline: a route that several links lead to has the breadcrumbs of the first link', () => {
  const { pathTo } = outline(nodes);
  const labels = [...pathTo].map(([route, path]) => [
    route,
    ...path.map((node) => node.kind !== 'html' && node.label),
  ]);
  expect(labels).toEqual([
    ['/docs/intro', 'Label of intro'],
    ['/docs/guide/a', 'Guide', 'Label of guide/a'],
    ['/docs/deep', 'Guide', 'Deep'],
    ['/docs/guide/deep/b', 'Guide', 'Deep', 'Label of guide/deep/b'],
  ]);
});

test("sidebar outline: a category's first page is its first document, not the category page", () => {
  const { firstOf } = outline(nodes);
  expect([guide, deep, out].map((node) => firstOf.get(node))).toEqual([
    '/docs/guide/a',
    '/docs/guide/deep/b',
    undefined,
  ]);
});

test('sidebar outline: the outline of a sidebar is computed only once', () => {
  const keeper = outlineKeeper();
  expect(keeper(nodes)).toBe(keeper(nodes));
  expect(keeper([...nodes])).not.toBe(keeper(nodes));
});
