import { expect, test } from 'vitest';
import { doc, siteOf } from './__fixtures__/site.js';

test('site model: if two pages have the same route, the first page is kept, and the error names both files', () => {
  const { site, problems } = siteOf({
    pages: [
      doc('a'),
      doc('b', { route: '/docs/a', head: '---\ntitle: x\nslug: /a\n---\n', frontMatter: { slug: '/a' } }),
      { kind: 'redirect', source: 'docs', route: '/docs/a', to: '/docs/b' },
    ],
  });
  expect(problems).toEqual([
    'docs/b.md: Two pages have the route "/docs/a": docs/a.md and docs/b.md.',
    'undefined: Two pages have the route "/docs/a": docs/a.md and a redirect of the source "docs".',
  ]);
  expect(site.pages.get('/docs/a')).toMatchObject({ id: 'a' });
});

test('site model: documents and sidebars can be looked up by source, version, and ID', () => {
  const old = doc('a', { version: '1.0', route: '/docs/1.0/a', file: 'versioned_docs/version-1.0/a.md' });
  const { site } = siteOf({ pages: [doc('a'), old], sidebars: { main: [], other: [] } });
  expect(site.document({ source: 'docs', version: '1.0', id: 'a' })).toBe(old);
  expect(site.document({ source: 'docs', version: '2.0', id: 'a' })).toBeUndefined();
  expect(site.document({ source: 'docs","1.0', version: 'a', id: '' })).toBeUndefined();
  expect(site.sidebar({ source: 'docs', version: 'current', id: 'other' })).toMatchObject({ id: 'other' });
  expect(site.sidebarIds({ source: 'docs', version: 'current' })).toEqual(['main', 'other']);
  expect(site.sidebarIds({ source: 'docs', version: '1.0' })).toEqual([]);
});

test("site model: a translation is found by its own path and by the original file's path", () => {
  const page = doc('a', { file: 'i18n/fr/docs/current/a.md', replaces: 'docs/a.md' });
  const { site } = siteOf({ pages: [page] });
  expect([...site.files]).toEqual([
    ['i18n/fr/docs/current/a.md', page],
    ['docs/a.md', page],
  ]);
});

test('site model: each locale except the default locale has a different base path', () => {
  const config = { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } };
  expect(['en', 'fr'].map((locale) => siteOf({ config, locale }).site.addresses.base)).toEqual([
    '/base/',
    '/base/fr/',
  ]);
});
