import { expect, test } from 'vitest';
import { isExternal, normalizeRoute, routeToFile, routeToHref } from './addresses.js';

test.each([
  { route: '/', trailingSlash: false, href: '/base/', file: 'index.html' },
  { route: '/', trailingSlash: true, href: '/base/', file: 'index.html' },
  { route: '/a/b', trailingSlash: false, href: '/base/a/b', file: 'a/b.html' },
  { route: '/a/b', trailingSlash: undefined, href: '/base/a/b', file: 'a/b/index.html' },
  { route: '/a/b', trailingSlash: true, href: '/base/a/b/', file: 'a/b/index.html' },
  { route: '/a/index', trailingSlash: false, href: '/base/a/index', file: 'a/index/index.html' },
  { route: '/index', trailingSlash: false, href: '/base/index', file: 'index/index.html' },
  { route: '/a/reindex', trailingSlash: false, href: '/base/a/reindex', file: 'a/reindex.html' },
  { route: '/a/b.html', trailingSlash: undefined, href: '/base/a/b.html', file: 'a/b.html' },
  { route: '/a/b.html', trailingSlash: true, href: '/base/a/b.html', file: 'a/b.html' },
  { route: '/404', trailingSlash: undefined, href: '/base/404', file: '404.html' },
])(
  'the route $route with trailingSlash $trailingSlash has the right URL and output file',
  ({ route, trailingSlash, href, file }) => {
    expect(routeToHref({ route, base: '/base/', trailingSlash })).toBe(href);
    expect(routeToFile({ route, trailingSlash })).toBe(file);
  },
);

test.each([
  ['', '/'],
  ['/', '/'],
  ['/a/b/', '/a/b'],
  ['a//b', '/a/b'],
  ['/a/index.html', '/a'],
  ['/a.html', '/a'],
  ['/index.html', '/'],
  ['/index', '/index'],
])('the normalized route of "%s" is %s', (path, route) => {
  expect(normalizeRoute(path)).toBe(route);
});

test.each([
  ['https://example.org', true],
  ['mailto:a@example.org', true],
  ['//example.org', true],
  ['/a', false],
  ['a:b/c', true],
  ['./a:b', false],
  ['#a', false],
  ['pathname:///a', false],
])('"%s" is an external URL: %s', (url, external) => {
  expect(isExternal(url)).toBe(external);
});
