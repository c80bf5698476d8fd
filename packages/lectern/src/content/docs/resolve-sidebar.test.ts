import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { toDocEntry } from './document.js';
import type { ResolvedSidebars } from './resolve-sidebar.js';
import { resolveSidebars } from './resolve-sidebar.js';
import { parseSidebars } from './sidebars.js';

function resolve({
  files,
  sidebars,
  drafts = [],
  translations = {},
}: {
  files: Record<string, string>;
  sidebars: unknown;
  drafts?: string[];
  translations?: Record<string, string>;
}): ResolvedSidebars {
  const locate = () => ({ file: 'sidebars.ts', line: 1, column: 1 });
  const place = {
    source: 'docs',
    version: 'current',
    versionRoute: '/docs',
    editUrl: undefined,
    lastUpdated: undefined,
  };
  const entries = Object.entries(files).map(
    ([relative, content]) =>
      toDocEntry({ ...place, relative, file: `docs/${relative}`, path: `/site/docs/${relative}`, content })
        .entry,
  );
  return resolveSidebars({
    source: 'docs',
    version: 'current',
    versionRoute: '/docs',
    definitions: parseSidebars({ value: sidebars, file: 'sidebars.ts', locate }).sidebars,
    entries,
    knownIds: new Set([...entries.map(({ document }) => document.id), ...drafts]),
    dirs: new Set(entries.map(({ dir }) => dir)),
    categories: new Map(),
    collapsed: true,
    collapsible: true,
    translations,
    locate,
  });
}

test('sidebar: links have labels, URLs, and descriptions', () => {
  const { sidebars, sidebarOf, diagnostics } = resolve({
    files: { 'a.md': '# A\n\nFirst.', 'b.md': '---\nsidebar_label: Bee\n---\n# B', 'c.md': '# C' },
    sidebars: {
      docs: [
        'a',
        { type: 'doc', id: 'b', label: 'Ignored' },
        { type: 'ref', id: 'c', label: 'See' },
        { type: 'link', label: 'Mail', href: 'mailto:a@example.org' },
        { type: 'html', value: '<hr>' },
      ],
      more: ['c', 'a', { type: 'link', label: 'Home', href: '/' }],
    },
  });
  expect(diagnostics).toEqual([]);
  expect(sidebarOf).toEqual(
    new Map([
      ['a', 'more'],
      ['b', 'docs'],
      ['c', 'more'],
    ]),
  );
  const a = { kind: 'link', label: 'A', href: '/docs/a', external: false, docId: 'a', description: 'First.' };
  expect(sidebars).toEqual([
    {
      id: 'docs',
      source: 'docs',
      version: 'current',
      items: [
        a,
        { kind: 'link', label: 'Bee', href: '/docs/b', external: false, docId: 'b' },
        { kind: 'link', label: 'See', href: '/docs/c', external: false, docId: 'c', isShortcut: true },
        { kind: 'link', label: 'Mail', href: 'mailto:a@example.org', external: true },
        { kind: 'html', value: '<hr>' },
      ],
    },
    {
      id: 'more',
      source: 'docs',
      version: 'current',
      items: [
        { kind: 'link', label: 'C', href: '/docs/c', external: false, docId: 'c' },
        a,
        { kind: 'link', label: 'Home', href: '/', external: false, isShortcut: true },
      ],
    },
  ]);
});

test('sidebar: generated index pages with equal labels have different URLs', () => {
  const generated = { type: 'generated-index' };
  const { pages } = resolve({
    files: { 'a.md': '', 'b.md': '', 'c.md': '' },
    sidebars: {
      docs: [
        {
          type: 'category',
          label: 'Tutorial - Basics',
          link: { ...generated, title: 'All', description: 'Words.', keywords: ['k'], image: 'i.png' },
          items: ['a', { type: 'category', label: 'Tutorial - Basics', link: generated, items: ['b'] }],
        },
        { type: 'category', label: 'Other', link: { ...generated, slug: '/elsewhere/' }, items: ['c'] },
      ],
    },
  });
  expect(
    pages.map(({ route, title, description, keywords, image, items }) => ({
      route,
      title,
      description,
      keywords,
      image,
      items: items.length,
    })),
  ).toEqual([
    {
      route: '/docs/category/tutorial---basics',
      title: 'All',
      description: 'Words.',
      keywords: ['k'],
      image: 'i.png',
      items: 2,
    },
    {
      route: '/docs/category/tutorial---basics-1',
      title: 'Tutorial - Basics',
      description: '',
      keywords: [],
      image: undefined,
      items: 1,
    },
    { route: '/docs/elsewhere', title: 'Other', description: '', keywords: [], image: undefined, items: 1 },
  ]);
});

test('sidebar: drafts, unlisted documents, and empty categories without a page are left out', () => {
  const category = (label: string, link: unknown, items: string[]) => ({
    type: 'category',
    label,
    link,
    items,
  });
  const { sidebars, pages, sidebarOf, diagnostics } = resolve({
    files: { 'a.md': '', 'hidden.md': '---\nunlisted: true\n---\n' },
    drafts: ['draft'],
    sidebars: {
      docs: [
        'draft',
        'hidden',
        category('Gone', { type: 'generated-index' }, ['draft', 'hidden']),
        category('Only its page', { type: 'doc', id: 'a' }, ['draft']),
        category('Without page', { type: 'doc', id: 'draft' }, ['a']),
      ],
    },
  });
  expect(diagnostics).toEqual([]);
  expect(pages).toEqual([]);
  expect(sidebarOf.get('hidden')).toBe('docs');
  expect(sidebars[0]?.items).toEqual([
    { kind: 'link', label: 'Only its page', href: '/docs/a', external: false, docId: 'a' },
    {
      kind: 'category',
      label: 'Without page',
      collapsible: true,
      collapsed: true,
      items: [{ kind: 'link', label: 'a', href: '/docs/a', external: false, docId: 'a' }],
    },
  ]);
});

test("sidebar: a category that readers can't collapse is open", () => {
  const { sidebars } = resolve({
    files: { 'a.md': '' },
    sidebars: { docs: [{ type: 'category', label: 'A', collapsible: false, items: ['a'] }] },
  });
  expect(sidebars[0]?.items[0]).toMatchObject({ collapsible: false, collapsed: false });
});

test('sidebar: an unknown document or folder is an error', () => {
  const { diagnostics } = resolve({
    files: { 'guides/setup.md': '', 'intro.md': '' },
    sidebars: {
      docs: [
        'intor',
        'version-current/intro',
        { type: 'category', label: 'A', link: { type: 'doc', id: 'guides/setpu' }, items: ['intro'] },
        { type: 'autogenerated', dirName: 'guide' },
      ],
    },
  });
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n')).toMatchInlineSnapshot(`
    "error [unknown-doc-id] sidebars.ts:1:1
      The sidebar "docs" names the document "intor", which does not exist. Did you mean "intro"?
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.

    error [unknown-doc-id] sidebars.ts:1:1
      The sidebar "docs" names the document "guides/setpu", which does not exist. Did you mean "guides/setup"?
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.

    error [unknown-sidebar-dir] sidebars.ts:1:1
      The sidebar "docs" is generated from the folder "guide", which contains no documents. Did you mean "guides"?
      Correct dirName, which is relative to the docs folder and includes number prefixes. "." is the whole docs folder."
  `);
});

test('sidebar: labels are translated by label or key, without changing URLs', () => {
  const { sidebars, pages } = resolve({
    files: { 'a.md': '# A' },
    sidebars: {
      main: [
        { type: 'category', label: 'Guides', link: { type: 'generated-index' }, items: ['a'] },
        {
          type: 'category',
          label: 'Guides',
          key: 'other',
          items: [{ type: 'doc', id: 'a', label: 'The A' }],
        },
        { type: 'link', label: 'Home', href: '/' },
      ],
    },
    translations: {
      'sidebar.main.category.Guides': 'Manuels',
      'sidebar.main.category.Guides.link.generated-index.description': 'Tous.',
      'sidebar.main.category.other': 'Autres',
      'sidebar.main.doc.The A': 'Le A',
      'sidebar.main.link.Home': 'Accueil',
      'sidebar.more.link.Home': 'Non',
    },
  });
  expect(pages).toMatchObject([{ route: '/docs/category/guides', title: 'Manuels', description: 'Tous.' }]);
  expect(sidebars[0]?.items).toMatchObject([
    { label: 'Manuels', href: '/docs/category/guides', items: [{ label: 'A' }] },
    { label: 'Autres', items: [{ label: 'Le A' }] },
    { label: 'Accueil' },
  ]);
});
