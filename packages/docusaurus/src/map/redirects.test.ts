import { expect, test } from 'vitest';
import { hrefOfTarget, redirectFile, redirectsOf } from './redirects.js';

const routes = ['/docs/a', '/docs/b.html'];

test('redirects come from the configured list, from file extensions, and from the createRedirects function', () => {
  const options = {
    redirects: [
      { from: ['/old', '/older'], to: '/docs/a' },
      { from: '/x', to: 'https://example.org' },
    ],
    fromExtensions: ['html'],
    toExtensions: ['html'],
    createRedirects: (path: string) => (path === '/docs/a' ? [path.replace('/docs', '/manual')] : undefined),
  };
  expect(redirectsOf({ options, routes }).map(({ from, to }) => `${from} -> ${to}`)).toEqual([
    '/old -> /docs/a',
    '/older -> /docs/a',
    '/x -> https://example.org',
    '/docs/a.html -> /docs/a',
    '/docs/b.html.html -> /docs/b.html',
    '/docs/b -> /docs/b.html',
    '/manual/a -> /docs/a',
  ]);
});

test("a redirect's target has one trailing slash with `trailingSlash: true`, and stays as written by default", () => {
  const hrefs = (trailingSlash: boolean | undefined): string[] =>
    ['/a', '/a/', '/a/?b#c', 'https://example.org/a'].map((to) =>
      hrefOfTarget({ to, base: '/base/', trailingSlash }),
    );
  expect(hrefs(true)).toEqual(['/base/a/', '/base/a/', '/base/a/?b#c', 'https://example.org/a']);
  expect(hrefs(undefined)).toEqual(['/base/a', '/base/a/', '/base/a/?b#c', 'https://example.org/a']);
});

test('redirects: file extensions add no redirect to the home page, because its path has no file name', () => {
  const found = redirectsOf({ options: { fromExtensions: ['html'] }, routes: ['/', '/a'] });
  expect(found).toMatchObject([{ from: '/a.html', to: '/a' }]);
});

test('redirects: if several redirects start at the same URL, the first redirect is used', () => {
  const options = {
    redirects: [
      { from: '/a', to: '/1' },
      { from: '/a', to: '/2' },
    ],
  };
  expect(redirectsOf({ options, routes: [] })).toMatchObject([{ from: '/a', to: '/1' }]);
});

test('a redirect from /a.html gets the file a.html/index.html if /a is a page', () => {
  const taken = new Set(['/a']);
  const files = (trailingSlash: boolean | undefined): (string | undefined)[] =>
    ['/a.html', '/old.html', '/b'].map((from) => redirectFile({ from, trailingSlash, taken }));
  expect(files(undefined)).toEqual(['a.html/index.html', 'old.html', 'b/index.html']);
  expect(files(false)).toEqual([undefined, 'old.html', 'b.html']);
});

test('a redirect never replaces the file of a page', () => {
  const file = (from: string, trailingSlash: boolean | undefined): string | undefined =>
    redirectFile({ from, trailingSlash, taken: new Set(['/', '/docs/a']) });
  expect(file('/docs/a.html', false)).toBeUndefined();
  expect(file('/docs/a.htm', false)).toBe('docs/a.htm.html');
  expect(file('/docs/a/index.html', undefined)).toBeUndefined();
  expect(file('/docs/b/index.html', undefined)).toBe('docs/b/index.html');
  expect(file('/index.html', true)).toBeUndefined();
  // `/docs/a.md` is the Markdown version of the page `/docs/a`.
  expect(file('/docs/a.md', undefined)).toBeUndefined();
  expect(file('/docs/a.md', false)).toBe('docs/a.md.html');
  expect(file('/index.html', false)).toBeUndefined();
});

test('redirects: an exception in createRedirects is reported as an error in the configuration', () => {
  const createRedirects = () => {
    throw new Error('no lamp');
  };
  expect(() => redirectsOf({ options: { createRedirects }, routes: ['/a'] })).toThrow(
    'The `createRedirects` function in the configuration failed for /a: no lamp',
  );
});
