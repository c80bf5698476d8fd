import { expect, test } from 'vitest';
import { decodePath, isExternal, normalizeRoute, routeToFile, routeToHref } from './addresses.js';

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
  'the route $route with trailingSlash $trailingSlash has the URL $href and the output file $file',
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
])('the path "%s" is normalized to the route %s', (path, route) => {
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
])('isExternal("%s") is %s', (url, external) => {
  expect(isExternal(url)).toBe(external);
});

test.each([
  ['/a%20b/%C3%BC', '/a b/ü'],
  ['a%24%26%2B%2C%3A%3B%3D%40.md', 'a$&+,:;=@.md'],
  ['a%2fb%3Fc%23d', 'a%2fb%3Fc%23d'],
  ['a%253Ab', 'a%3Ab'],
  ['/100%', '/100%'],
  ['/100%/a%20b', '/100%/a%20b'],
])('the path "%s" is decoded to "%s"', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});
