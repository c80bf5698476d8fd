import { expect, test } from 'vitest';
import { requestPath } from './request-path.js';

test.each([
  ['/docs/intro?x=1#y', '/docs/intro'],
  ['/docs/%C3%A4', '/docs/ä'],
  ['/docs/100%25', '/docs/100%'],
  ['/docs/a..b', '/docs/a..b'],
])('the URL %s has the request path %s', (url, path) => {
  expect(requestPath(url)).toBe(path);
});

test.each([
  '/docs/%E0%A4',
  '/../etc/passwd',
  '/docs/..',
  '/%2e%2e/etc/passwd',
  '/%2e%2e%2fetc/passwd',
  '/%252e%252e/etc/passwd',
  '/..%5cetc',
  '/a%00.md',
  'http://example.org/',
  '*',
])('the URL %s has no valid request path', (url) => {
  expect(requestPath(url)).toBeUndefined();
});

test('a request path has at most 4,096 characters', () => {
  const longest = '/'.padEnd(4096, 'a/');
  expect(requestPath(longest)).toBe(longest);
  expect(requestPath(`${longest}a`)).toBeUndefined();
});
