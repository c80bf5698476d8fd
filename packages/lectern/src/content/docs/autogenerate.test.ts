import { expect, test } from 'vitest';
import type { FolderCategory } from './autogenerate.js';
import { autogenerate } from './autogenerate.js';
import type { DocEntry } from './document.js';
import { toDocEntry } from './document.js';
import type { SidebarItem } from './sidebar-items.js';

const at = { file: 'sidebars.ts', path: [] };

function entry([relative, content]: [string, string]): DocEntry {
  const file = `docs/${relative}`;
  const place = {
    source: 'docs',
    version: 'current',
    versionRoute: '/docs',
    editUrl: undefined,
    lastUpdated: undefined,
  };
  return toDocEntry({ ...place, relative, file, path: `/site/${file}`, content }).entry;
}

function outline(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === 'doc') return item.id;
    if (item.type !== 'category') return item;
    const { label, link } = item;
    const page = link?.type === 'doc' ? link.id : `(${link?.type})`;
    return { [link === undefined ? label : `${label} -> ${page}`]: outline(item.items) };
  });
}

function generate({
  files,
  categories = {},
  dir = '',
}: {
  files: Record<string, string>;
  categories?: Record<string, FolderCategory['metadata']>;
  dir?: string;
}): unknown[] {
  const declared = Object.entries(categories).map(
    ([folder, metadata]) => [folder, { file: `docs/${folder}/_category_.json`, metadata }] as const,
  );
  return outline(
    autogenerate({
      dir,
      entries: Object.entries(files).map((file) => entry(file)),
      categories: new Map(declared),
      at,
    }),
  );
}

test('generated sidebar: entries are sorted by position, and entries without a position by file name', () => {
  const files = {
    'z.md': '---\nsidebar_position: 1\n---\n',
    'b.md': '# A',
    'a.md': '# Z',
    '02-two.md': '',
    'y.md': '---\nsidebar_position: 1.5\n---\n',
    'c/one.md': '',
    'B/one.md': '',
  };
  expect(generate({ files, categories: { c: { position: 1.2 } } })).toEqual([
    'z',
    { c: ['c/one'] },
    'y',
    'two',
    { B: ['B/one'] },
    'a',
    'b',
  ]);
});

test("generated sidebar: a folder's index page sets the folder's label and position, and is not listed again", () => {
  const files = {
    'intro.md': '---\nsidebar_position: 2\n---\n',
    'guides/index.md': '---\nsidebar_position: 1\nsidebar_label: All guides\n---\n# Guides\n',
    'guides/setup.md': '',
    'api/README.md': '# The API\n',
    'api/call.md': '',
    'x/x.md': '---\ntitle: X\n---\n',
    'x/y.md': '',
  };
  expect(generate({ files })).toEqual([
    { 'All guides -> guides/index': ['guides/setup'] },
    'intro',
    { 'The API -> api/README': ['api/call'] },
    { 'X -> x/x': ['x/y'] },
  ]);
});

test("generated sidebar: a _category_ file overrides its folder's index page", () => {
  const files = {
    'a/index.md': '# Index\n',
    'a/start.md': '',
    'b/index.md': '',
    'b/c.md': '',
    'd/index.md': '',
    'd/e.md': '',
  };
  const categories: Record<string, FolderCategory['metadata']> = {
    a: { label: 'First', link: { type: 'doc', id: 'start' } },
    b: { link: { type: 'generated-index' } },
    d: { link: null },
  };
  expect(generate({ files, categories })).toEqual([
    { 'First -> a/start': ['a/index'] },
    { 'b -> (generated-index)': ['b/c', 'b/index'] },
    { d: ['d/e', 'd/index'] },
  ]);
});

test('generated sidebar: number prefixes determine the order of folders, and are removed from labels', () => {
  const files = { '02-a/x.md': '', '01-b/deep/y.md': '', '2021-11-c/z.md': '' };
  expect(generate({ files })).toEqual([
    { b: [{ deep: ['b/deep/y'] }] },
    { a: ['a/x'] },
    { '2021-11-c': ['2021-11-c/z'] },
  ]);
});

test('generated sidebar: a sidebar can be generated from a subfolder of the docs folder', () => {
  const files = { 'a/x.md': '', 'a/b/y.md': '', 'ab/z.md': '' };
  expect(generate({ files, dir: 'a' })).toEqual([{ b: ['a/b/y'] }, 'a/x']);
});
