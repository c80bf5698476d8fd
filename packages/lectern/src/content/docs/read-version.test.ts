import { expect, test } from 'vitest';
import { read, routes } from './__fixtures__/read.js';

test('docs source: each version has separate documents, routes, sidebars, and banners', async () => {
  const content = await read({
    files: {
      'versions.json': '["2.0", "1.0"]',
      'docs/intro.md': '',
      'docs/new.md': '',
      'versioned_docs/version-2.0/intro.md': '',
      'versioned_docs/version-1.0/intro.md': '',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "old": ["version-1.0/intro"] }',
    },
    config: { editUrl: 'https://example.org/edit' },
  });
  expect(content.diagnostics).toEqual([]);
  expect(routes(content)).toEqual([
    '/docs/next/intro',
    '/docs/next/new',
    '/docs/next -> /docs/next/intro',
    '/docs/intro',
    '/docs -> /docs/intro',
    '/docs/1.0/intro',
    '/docs/1.0 -> /docs/1.0/intro',
  ]);
  expect(content.versions.map(({ badge, noIndex, ...version }) => version)).toEqual([
    { name: 'current', label: 'Next', route: '/docs/next/intro', banner: 'unreleased', isLast: false },
    { name: '2.0', label: '2.0', route: '/docs/intro', banner: 'none', isLast: true },
    { name: '1.0', label: '1.0', route: '/docs/1.0/intro', banner: 'unmaintained', isLast: false },
  ]);
  expect(content.sidebars.map(({ id, version }) => `${version} ${id}`)).toEqual([
    'current defaultSidebar',
    '2.0 defaultSidebar',
    '1.0 old',
  ]);
  expect(content.pages[3]).toMatchObject({
    editUrl: 'https://example.org/edit/versioned_docs/version-2.0/intro.md',
  });
});

test("docs source: Lectern's translation folder takes precedence over Docusaurus's translation folder", async () => {
  const files = {
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'docs/c.md': '# C',
    'docs/_category_.yml': 'label: unused',
    'docs/sub/_category_.yml': 'label: Sub',
    'docs/sub/d.md': '# D',
    'i18n/de/docs/current/a.md': '# A nativ',
    'i18n/de/docusaurus-plugin-content-docs/current/a.md': '# A alt',
    'i18n/de/docusaurus-plugin-content-docs/current/b.md': '# B alt',
    'i18n/de/docusaurus-plugin-content-docs/current/sub/_category_.yml': 'label: Unter',
  };
  const german = await read({ files, locale: 'de' });
  expect(german.pages.slice(0, 3)).toMatchObject([
    { title: 'A nativ', file: 'i18n/de/docs/current/a.md', route: '/docs/a' },
    { title: 'B alt', file: 'i18n/de/docusaurus-plugin-content-docs/current/b.md', route: '/docs/b' },
    { title: 'C', file: 'docs/c.md', route: '/docs/c' },
  ]);
  expect(german.sidebars[0]?.items.map((item) => 'label' in item && item.label)).toEqual([
    'A nativ',
    'B alt',
    'C',
    'Unter',
  ]);
  expect(german.watch).toEqual([
    '/site/versions.json',
    '/site/docs',
    '/site/i18n/de/docs/current',
    '/site/i18n/de/docusaurus-plugin-content-docs/current',
  ]);
  expect((await read({ files })).pages[0]).toMatchObject({ title: 'A' });
});

test('docs source: a translated _category_ file overrides labels and titles, but not the URL of the category page', async () => {
  const files = {
    'docs/a/_category_.yml': 'label: Ropes\nlink: { type: generated-index, title: All ropes }',
    'docs/a/b.md': '# B',
    'docs/c/_category_.yml': 'link: { type: generated-index }',
    'docs/c/d.md': '# D',
    'i18n/de/docs/current/a/_category_.yml': 'label: Seile',
    'i18n/de/docs/current/c/_category_.yml': 'label: Knoten\nlink: { type: generated-index, title: Alle }',
  };
  const { pages, sidebars } = await read({ files, locale: 'de' });
  expect(pages.filter(({ kind }) => kind === 'category')).toMatchObject([
    { route: '/docs/category/ropes', title: 'All ropes' },
    { route: '/docs/category/c', title: 'Alle' },
  ]);
  expect(sidebars[0]?.items).toMatchObject([{ label: 'Seile' }, { label: 'Knoten' }]);
});

test("docs source: an additional source's version and translation folders are named after its ID", async () => {
  const content = await read({
    files: {
      'api/a.md': '# A',
      'api_versions.json': '["1.0"]',
      'api_versioned_docs/version-1.0/a.md': '# A1',
      'i18n/de/docusaurus-plugin-content-docs-api/version-1.0/a.md': '# A1 auf Deutsch',
    },
    config: { id: 'api', path: 'api', routeBasePath: '/api/', includeCurrentVersion: false },
    locale: 'de',
  });
  expect(content.pages).toMatchObject([
    { title: 'A1 auf Deutsch', route: '/api/a' },
    { kind: 'redirect', route: '/api', to: '/api/a' },
  ]);
});
