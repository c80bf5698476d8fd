import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { doc, siteOf } from './__fixtures__/site.js';
import { assetPath } from './asset-path.js';
import { resolveLink } from './links.js';
import type { SiteModel } from './site.types.js';

const pages = [
  doc('intro'),
  doc('guide/setup', { file: 'docs/01-guide/02-setup.md' }),
  doc('guide/größe', { file: 'docs/01-guide/größe.md' }),
  doc('guide/index', { route: '/docs/guide' }),
  doc('later', { draft: true }),
  doc('deep', { file: 'i18n/fr/docs/current/deep.md', replaces: 'docs/deep.md' }),
  doc('old/intro', {
    id: 'intro',
    version: '1.0',
    route: '/docs/1.0/intro',
    file: 'versioned_docs/version-1.0/intro.md',
  }),
  doc('old/setup', {
    id: 'guide/setup',
    version: '1.0',
    route: '/docs/1.0/guide/setup',
    file: 'versioned_docs/version-1.0/guide/setup.md',
  }),
  doc('old/overview', {
    version: '1.0',
    route: '/docs/1.0',
    file: 'versioned_docs/version-1.0/overview.md',
    frontMatter: { slug: '/' },
  }),
  doc('users', { kind: 'markdown-page', route: '/users/*', file: 'pages/users.md' }),
  doc('old', { route: '/docs/old.html', file: 'docs/old.md' }),
  doc('home', { kind: 'markdown-page', route: '/', file: 'pages/index.md' }),
];
const assets = new Map([
  ['docs/file.pdf', { href: '/base/assets/file-12345678.pdf' }],
  ['docs/my file.pdf', { href: '/base/assets/my file-12345678.pdf' }],
  ['docs/a.png', { href: '/base/assets/a-12345678.png', width: 1, height: 2 }],
  ['/img/b.png', { href: '/base/img/b.png', width: 3, height: 4 }],
]);
const anchors = new Map([
  ['/docs/intro', ['begin', 'größe']],
  ['/docs/guide/setup', ['install']],
]);
const { site } = siteOf({ pages, staticFiles: ['/file.zip', '/img/b.png'] });

interface Options {
  url: string;
  file?: string;
  route?: string;
  of?: SiteModel;
}

function resolve({ url, file = 'docs/intro.md', route = '/docs/intro', of = site }: Options): string {
  const { href, diagnostic } = resolveLink({
    site: of,
    reference: { url, file, line: 3, column: 7 },
    route,
    anchors,
    assets,
  });
  return diagnostic === undefined ? href : formatDiagnostic(diagnostic);
}

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['https://example.org/a]?b=[c]&d={e}|f^%', 'https://example.org/a%5D?b=%5Bc%5D&d=%7Be%7D%7Cf%5E%25'],
  ['http://[::1]:3000/a]', 'http://[::1]:3000/a%5D'],
  ['//example.org', '//example.org'],
  ['', ''],
  ['#begin', '#begin'],
  ['#gr%C3%B6%C3%9Fe', '#gr%C3%B6%C3%9Fe'],
  ['#größe', '#größe'],
  ['#top', '#top'],
  ['#', '#'],
  ['?a=b', '?a=b'],
  ['./intro.md', '/base/docs/intro'],
  ['intro.md#begin', '/base/docs/intro#begin'],
  ['./01-guide/02-setup.md?a=b#install', '/base/docs/guide/setup?a=b#install'],
  ['01-guide/gr%C3%B6%C3%9Fe.md', '/base/docs/guide/größe'],
  ['/docs/01-guide/02-setup.md', '/base/docs/guide/setup'],
  ['/01-guide/02-setup.md', '/base/docs/guide/setup'],
  ['01-guide\\02-setup.md', '/base/docs/guide/setup'],
  ['@site/docs/intro.md', '/base/docs/intro'],
  ['../pages/index.md', '/base/'],
  ['./deep.md', '/base/docs/deep'],
  ['/docs/guide/setup#install', '/base/docs/guide/setup#install'],
  ['/docs/guide/setup/', '/base/docs/guide/setup'],
  ['/docs/guide/setup.html', '/base/docs/guide/setup'],
  ['/docs/old.html', '/base/docs/old.html'],
  ['/users/7?a#b', '/base/users/7?a#b'],
  ['guide/setup', '/base/docs/guide/setup'],
  ['/', '/base/'],
  ['/Docs/Guide/setup', '/base/docs/guide/setup'],
  ['./file.pdf#page=2', '/base/assets/file-12345678.pdf#page=2'],
  ['./my%20file.pdf', '/base/assets/my file-12345678.pdf'],
  ['/file.zip', '/base/file.zip'],
  ['/base/file.zip', '/base/file.zip'],
  ['/base/docs/guide/setup#install', '/base/docs/guide/setup#install'],
  ['pathname:///other/app', '/base/other/app'],
  ['pathname:///base/other/app', '/base/other/app'],
  ['https://example.org/100%/a%20b', 'https://example.org/100%25/a%20b'],
])('resolving links: %s is resolved to %s', (url, href) => {
  expect(resolve({ url })).toBe(href);
});

test("resolving links: a link in a subfolder can be relative to the file, the source's folder, or the page's URL", () => {
  const from = { file: 'docs/01-guide/02-setup.md', route: '/docs/guide/setup' };
  expect(
    ['../intro.md', '02-setup.md', 'intro.md', '01-guide/02-setup.md', 'setup', '../intro'].map((url) =>
      resolve({ ...from, url }),
    ),
  ).toEqual([
    '/base/docs/intro',
    '/base/docs/guide/setup',
    '/base/docs/intro',
    '/base/docs/guide/setup',
    '/base/docs/guide/setup',
    '/base/docs/intro',
  ]);
});

test("resolving links: a link in an index file is relative to the page's URL with a trailing slash", () => {
  const index = { file: 'docs/01-guide/index.md', route: '/docs/guide' };
  expect(['setup', '../intro', './guide/setup'].map((url) => resolve({ ...index, url }))).toEqual([
    '/base/docs/guide/setup',
    '/base/docs/intro',
    '/base/docs/guide/setup',
  ]);
  const overview = { file: 'versioned_docs/version-1.0/overview.md', route: '/docs/1.0' };
  expect(resolve({ ...overview, url: './guide/setup' })).toBe('/base/docs/1.0/guide/setup');
  const { site: of } = siteOf({ pages, config: { trailingSlash: true } });
  const setup = { file: 'docs/01-guide/02-setup.md', route: '/docs/guide/setup', of };
  expect(['../../intro', '../../guide/setup#install'].map((url) => resolve({ ...setup, url }))).toEqual([
    '/base/docs/intro/',
    '/base/docs/guide/setup/#install',
  ]);
});

test('resolving links: a broken relative link becomes an absolute path with the base path', () => {
  const { site: of } = siteOf({ pages, config: { onBrokenLinks: 'ignore' } });
  const from = { file: 'docs/01-guide/02-setup.md', route: '/docs/guide/setup', of };
  expect(['other?a#b', '../x.md', '/docs/x', '/base/docs/x'].map((url) => resolve({ ...from, url }))).toEqual(
    ['/base/docs/guide/other?a#b', '/base/docs/x.md', '/base/docs/x', '/base/docs/x'],
  );
});

test("resolving links: a link to a file can be relative to the site's folder", () => {
  expect(
    ['docs/intro.md', 'versioned_docs/version-1.0/guide/setup.md'].map((url) =>
      resolve({ file: 'docs/01-guide/02-setup.md', route: '/docs/guide/setup', url }),
    ),
  ).toEqual(['/base/docs/intro', '/base/docs/1.0/guide/setup']);
});

test('resolving links: a link in an old version of the docs stays in that version', () => {
  const from = { file: 'versioned_docs/version-1.0/guide/setup.md', route: '/docs/1.0/guide/setup' };
  expect(['../intro.md', '/intro.md', 'intro.md'].map((url) => resolve({ ...from, url }))).toEqual(
    Array(3).fill('/base/docs/1.0/intro'),
  );
});

test('resolving links: a link in a translation is relative to the original file', () => {
  const from = { file: 'i18n/fr/docs/current/deep.md', route: '/docs/deep' };
  expect(
    ['./intro.md', './01-guide/02-setup.md', './deep.md'].map((url) => resolve({ ...from, url })),
  ).toEqual(['/base/docs/intro', '/base/docs/guide/setup', '/base/docs/deep']);
});

test.each([
  { trailingSlash: true, href: '/base/docs/guide/setup/?a#install' },
  { trailingSlash: false, href: '/base/docs/guide/setup?a#install' },
])(
  'resolving links: with trailingSlash $trailingSlash, a link to a page becomes $href',
  ({ trailingSlash, href }) => {
    const { site: of } = siteOf({ pages, config: { trailingSlash } });
    expect(resolve({ url: './01-guide/02-setup.md?a#install', of })).toBe(href);
    expect(resolve({ url: '/docs/guide/setup/?a#install', of })).toBe(href);
  },
);

test('resolving links: a link in a locale stays in that locale, but files are shared by all locales', () => {
  const { site: of } = siteOf({
    pages,
    locale: 'fr',
    staticFiles: ['/file.zip'],
    config: { i18n: { locales: ['en', 'fr'] } },
  });
  expect([resolve({ url: './intro.md', of }), resolve({ url: '/file.zip', of })]).toEqual([
    '/base/fr/docs/intro',
    '/base/file.zip',
  ]);
  const withBase = ['/base/fr/docs/intro#begin', '/base/docs/intro', '/base/fr/file.zip'];
  const expected = ['/base/fr/docs/intro#begin', '/base/fr/docs/intro', '/base/file.zip'];
  expect(withBase.map((url) => resolve({ url, of }))).toEqual(expected);
});

test('resolving links: a broken link is an error', () => {
  expect(
    [
      './01-guide/setup.md',
      './intr.md',
      '/docs/guide/setpu',
      'nowhere',
      '/img/file.zip',
      './later.md',
      '@site/docs/intr.md',
      './größer.md',
    ]
      .map((url) => resolve({ url, file: 'docs/01-guide/größe.md' }))
      .join('\n\n'),
  ).toMatchInlineSnapshot(`
    "error [broken-link] docs/01-guide/größe.md:3:7
      The link "./01-guide/setup.md" does not match any page or file of this site.
      Correct the path, which is relative to the file that contains the link.

    error [broken-link] docs/01-guide/größe.md:3:7
      The link "./intr.md" does not match any page or file of this site. Did you mean "../intro.md"?
      Correct the path, which is relative to the file that contains the link.

    error [broken-link] docs/01-guide/größe.md:3:7
      The link "/docs/guide/setpu" does not match any page or file of this site. Did you mean "/docs/guide/setup"?
      Link to a Markdown file (./page.md), to a route (/docs/page), or to a static file (/file.pdf).

    error [broken-link] docs/01-guide/größe.md:3:7
      The link "nowhere" does not match any page or file of this site.
      Link to a Markdown file (./page.md), to a route (/docs/page), or to a static file (/file.pdf).

    error [broken-link] docs/01-guide/größe.md:3:7
      The link "/img/file.zip" does not match any page or file of this site.
      Link to a Markdown file (./page.md), to a route (/docs/page), or to a static file (/file.pdf).

    error [broken-link] docs/01-guide/größe.md:3:7
      The link "./later.md" does not match any page or file of this site. Did you mean "../later.md"?
      Correct the path, which is relative to the file that contains the link.

    error [broken-link] docs/01-guide/größe.md:3:7
      The link "@site/docs/intr.md" does not match any page or file of this site.
      Correct the path, which is relative to the file that contains the link.

    error [broken-link] docs/01-guide/größe.md:3:7
      The link "./größer.md" does not match any page or file of this site.
      Correct the path, which is relative to the file that contains the link."
  `);
});

test('resolving links: a broken anchor is an error', () => {
  expect(
    ['#begn', './01-guide/02-setup.md#instal', '/docs/intro#nothing']
      .map((url) => resolve({ url }))
      .join('\n\n'),
  ).toMatchInlineSnapshot(`
    "error [broken-anchor] docs/intro.md:3:7
      The link "#begn" leads to /docs/intro, which has no heading or element with the ID "begn". Did you mean "begin"?
      Use the ID of a heading on that page, or add the missing ID to a heading: ## Heading {#id}.

    error [broken-anchor] docs/intro.md:3:7
      The link "./01-guide/02-setup.md#instal" leads to /docs/guide/setup, which has no heading or element with the ID "instal". Did you mean "install"?
      Use the ID of a heading on that page, or add the missing ID to a heading: ## Heading {#id}.

    error [broken-anchor] docs/intro.md:3:7
      The link "/docs/intro#nothing" leads to /docs/intro, which has no heading or element with the ID "nothing".
      Use the ID of a heading on that page, or add the missing ID to a heading: ## Heading {#id}."
  `);
});

test('resolving links: broken links can be warnings or ignored', () => {
  const warn = siteOf({ pages, config: { onBrokenLinks: 'warn', onBrokenAnchors: 'warn' } }).site;
  expect(resolve({ url: './x.md', of: warn })).toMatch(/^warning \[broken-link\]/);
  expect(resolve({ url: '#x', of: warn })).toMatch(/^warning \[broken-anchor\]/);
  const ignore = siteOf({ pages, config: { onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore' } }).site;
  expect(resolve({ url: './x.md', of: ignore })).toBe('/base/docs/x.md');
  expect(resolve({ url: '#x', of: ignore })).toBe('#x');
});

test('assetPath resolves a path relative to the document, and a path that starts with @site relative to the site', () => {
  expect(
    ['./a b.png', './a%20b.png', '../x/%zz.png', '@site/static/a.png'].map((url) =>
      assetPath({ url, from: 'docs/a/b.md' }),
    ),
  ).toEqual(['docs/a/a b.png', 'docs/a/a b.png', 'docs/x/%zz.png', 'static/a.png']);
});

test('resolving links: a link to an unreadable document is not reported as broken', () => {
  const of = { ...site, unread: new Set(['docs/04-unread.md', 'docs/area/index.md']) };
  expect(resolve({ url: './04-unread.md', of })).not.toContain('broken-link');
  expect(resolve({ url: 'unread', of })).not.toContain('broken-link');
  expect(resolve({ url: '/docs/area', of })).not.toContain('broken-link');
  expect(resolve({ url: './04-unread.md' })).toContain('broken-link');
  expect(resolve({ url: './05-other.md', of })).toContain('broken-link');
});
