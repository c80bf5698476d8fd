import { expect, test } from 'vitest';
import { routeMistake } from '../util/route-mistake.js';
import { doc, siteOf } from './__fixtures__/site.js';

test.each([
  ['/a\0b', 'it contains a control character'],
  ['/a\ud800', "it contains half of a surrogate pair, which a URL can't contain"],
  ['/a\\b', 'it contains "\\", which has a special meaning in URLs'],
  ['/a#b', 'it contains "#", which has a special meaning in URLs'],
  ['/50%', 'its "%" isn\'t followed by two hexadecimal digits'],
  [
    '/a%20b',
    'it contains the escape "%20", which servers decode before they look for the file; write the character itself',
  ],
  ['/a/..', 'it contains "." or "..", which browsers and servers resolve to another URL'],
  ['/%2E%2e/a', 'it contains "." or "..", which browsers and servers resolve to another URL'],
  [`/${'ä'.repeat(130)}`, 'a segment between slashes has 260 bytes, and file systems allow at most 240'],
  ['/a'.repeat(1000), 'it has 2000 bytes, and at most 1500 fit into a path'],
])('routes: %j is invalid as a file path or a URL', (route, mistake) => {
  expect(routeMistake(route)).toBe(mistake);
});

test.each(['/', '/a.b/c-d', '/ä/日本', '/...', '/a b', "/it's", '/<a>"&amp;'])(
  'routes: %j is valid',
  (route) => {
    expect(routeMistake(route)).toBeUndefined();
  },
);

test("routes: an invalid route is an error at the page's slug, and the page is not written", () => {
  const page = doc('a', {
    route: '/a\\b',
    head: "---\ntitle: x\nslug: 'a\\b'\n---\n",
    frontMatter: { slug: 'a\\b' },
  });
  const { site, problems } = siteOf({ pages: [page] });
  expect(problems).toEqual([
    'docs/a.md: docs/a.md can\'t have the route "/a\\\\b": it contains "\\", which has a special meaning in URLs.',
  ]);
  expect([...site.misplaced]).toEqual(['/a\\b']);
});

test('routes: the error for an invalid redirect names the source of the redirect', () => {
  const { problems } = siteOf({
    pages: [doc('b'), { kind: 'redirect', source: 'docs', route: '/a\\b', to: '/docs/b' }],
  });
  expect(problems.join('\n')).toContain('A redirect of the source "docs" can\'t have the route "/a\\\\b"');
});

test('routes: a page that needs a folder at the path of a file is an error', () => {
  const { problems } = siteOf({
    pages: [
      doc('a', { route: '/_headers/a' }),
      doc('b', { route: '/img/logo.svg/b' }),
      doc('c', { route: '/x/c' }),
    ],
    staticFiles: ['/img/logo.svg'],
  });
  expect(problems).toEqual([
    'docs/a.md: docs/a.md has the route "/_headers/a", which needs a folder "_headers", but the site has a file with that name.',
    'docs/b.md: docs/b.md has the route "/img/logo.svg/b", which needs a folder "img/logo.svg", but the site has a file with that name.',
  ]);
});

test('routes: a static file with the path of a page is an error, unless the page only redirects', () => {
  const { problems } = siteOf({
    pages: [doc('a'), doc('b'), { kind: 'redirect', source: 'docs', route: '/old', to: '/docs/b' }],
    staticFiles: ['/docs/a.html', '/docs/b/index.html', '/old.html'],
  });
  expect(problems).toEqual([
    'docs/a.md: docs/a.md has the route "/docs/a", which is also the path of the static file "docs/a.html". The build publishes only the page.',
    'docs/b.md: docs/b.md has the route "/docs/b", which is also the path of the static file "docs/b/index.html". The build publishes only the page.',
  ]);
});
