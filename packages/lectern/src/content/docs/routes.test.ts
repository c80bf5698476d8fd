import { expect, test } from 'vitest';
import { docAddress, isCategoryIndex } from './routes.js';

const versionRoute = '/docs';

test.each([
  ['intro.md', {}, { id: 'intro', route: '/docs/intro' }],
  ['index.md', {}, { id: 'index', route: '/docs' }],
  ['01-guides/02-setup.mdx', {}, { id: 'guides/setup', route: '/docs/guides/setup', number: 2 }],
  ['guides/README.md', {}, { id: 'guides/README', route: '/docs/guides' }],
  ['a/guides/Guides.md', {}, { id: 'a/guides/Guides', route: '/docs/a/guides' }],
  ['guides/index.md', { id: 'start' }, { id: 'guides/start', route: '/docs/guides' }],
  ['guides/setup.md', { id: 'begin' }, { id: 'guides/begin', route: '/docs/guides/begin' }],
  ['guides/setup.md', { slug: '/' }, { id: 'guides/setup', route: '/docs' }],
  ['guides/setup.md', { slug: '/x/y/' }, { id: 'guides/setup', route: '/docs/x/y' }],
  ['01-guides/setup.md', { slug: 'x' }, { id: 'guides/setup', route: '/docs/guides/x' }],
  ['guides/deep/setup.md', { slug: '../x' }, { id: 'guides/deep/setup', route: '/docs/guides/x' }],
  ['01-a/02-b.md', { parse_number_prefixes: false }, { id: '01-a/02-b', route: '/docs/01-a/02-b' }],
  ['2021-11-foo.md', {}, { id: '2021-11-foo', route: '/docs/2021-11-foo' }],
])(
  'docAddress derives the ID and route from the path %s and the front matter %j',
  (file, frontMatter, expected) => {
    expect(docAddress({ file, versionRoute, frontMatter })).toEqual(expected);
  },
);

test("docAddress: a source at the site's root has routes without a prefix", () => {
  expect(docAddress({ file: 'intro.md', versionRoute: '/', frontMatter: {} }).route).toBe('/intro');
  expect(docAddress({ file: 'x.md', versionRoute: '/', frontMatter: { slug: '/' } }).route).toBe('/');
});

test("a folder's index page is the file named index or readme, or the file with the folder's name", () => {
  expect(['index.md', 'Readme.mdx', 'a/a.md'].map((file) => isCategoryIndex(file))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['docs.md', 'a/b.md', '01-a/a.md'].map((file) => isCategoryIndex(file))).toEqual([
    false,
    false,
    false,
  ]);
});
