import { expect, test } from 'vitest';
import { paginate } from './paginate.js';

function routesOf(count: number, perPage: number | 'ALL', base = '/blog'): string[] {
  const items = Array.from({ length: count }, (_, index) => index);
  return paginate({ items, base, pageBasePath: 'page', perPage }).map(({ route }) => route);
}

test("blog pagination: the first page is at the list's route, and later pages are below that route", () => {
  expect(routesOf(5, 2)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
  expect(routesOf(4, 2)).toEqual(['/blog', '/blog/page/2']);
  expect(routesOf(3, 1, '/')).toEqual(['/', '/page/2', '/page/3']);
  expect(routesOf(50, 'ALL')).toEqual(['/blog']);
  expect(routesOf(0, 10)).toEqual(['/blog']);
});

test('blog pagination: each page links to the previous and next page', () => {
  expect(paginate({ items: ['a', 'b', 'c'], base: '/b', pageBasePath: 'page', perPage: 1 })).toEqual([
    { route: '/b', number: 1, items: ['a'], next: '/b/page/2' },
    { route: '/b/page/2', number: 2, items: ['b'], previous: '/b', next: '/b/page/3' },
    { route: '/b/page/3', number: 3, items: ['c'], previous: '/b/page/2' },
  ]);
});
