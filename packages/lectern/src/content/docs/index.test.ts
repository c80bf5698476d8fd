import { expect, test } from 'vitest';
import { hashText } from '../../util/hash.js';
import { problems, read, routes } from './__fixtures__/read.js';

test("docs source: a document becomes a page with a sidebar link, and the source's root redirects to it", async () => {
  const head = '---\nsidebar_position: 1\nlast_update: { date: 2024-05-31 }\n---\n';
  const content = `${head}\n# Hello **you**\n\nFirst words.\n`;
  expect(
    await read({
      files: { 'docs/intro.md': content },
      config: { editUrl: 'https://example.org/edit/site/' },
    }),
  ).toEqual({
    id: 'docs',
    pages: [
      {
        kind: 'doc',
        source: 'docs',
        version: 'current',
        id: 'intro',
        file: 'docs/intro.md',
        path: '/site/docs/intro.md',
        contentHash: hashText(content),
        head,
        frontMatter: { sidebar_position: 1, last_update: { date: '2024-05-31' } },
        route: '/docs/intro',
        title: 'Hello you',
        titleInContent: true,
        description: 'First words.',
        sidebarLabel: 'Hello you',
        editUrl: 'https://example.org/edit/site/docs/intro.md',
        lastUpdated: '2024-05-31T00:00:00.000Z',
        draft: false,
        unlisted: false,
        sidebar: 'defaultSidebar',
      },
      { kind: 'redirect', source: 'docs', route: '/docs', to: '/docs/intro' },
    ],
    sidebars: [
      {
        id: 'defaultSidebar',
        source: 'docs',
        version: 'current',
        items: [
          {
            kind: 'link',
            label: 'Hello you',
            href: '/docs/intro',
            external: false,
            docId: 'intro',
            description: 'First words.',
          },
        ],
      },
    ],
    versions: [
      {
        name: 'current',
        label: 'Next',
        route: '/docs/intro',
        banner: 'none',
        badge: false,
        noIndex: false,
        isLast: true,
      },
    ],
    watch: ['/site/versions.json', '/site/docs'],
    diagnostics: [],
  });
});

test('docs source: folders become categories, without partials and drafts', async () => {
  const files = {
    'docs/index.md': '# Start',
    'docs/basics/_category_.json':
      '{ "label": "Tutorial - Basics", "position": 2, "link": { "type": "generated-index" } }',
    'docs/basics/02-b.md': '# B',
    'docs/basics/01-a.mdx': '# A',
    'docs/basics/_partial.md': 'Words.',
    'docs/_partials/words.md': 'Words.',
    'docs/basics/image.png': '',
    'docs/draft.md': '---\ndraft: true\n---\n',
  };
  const content = await read({ files });
  expect(content.diagnostics).toEqual([]);
  expect(routes(content)).toEqual([
    '/docs/basics/a',
    '/docs/basics/b',
    '/docs',
    '/docs/category/tutorial---basics',
  ]);
  expect(content.versions[0]?.route).toBe('/docs');
  expect(content.pages.at(-1)).toMatchObject({
    file: 'docs/basics/_category_.json',
    sidebar: 'defaultSidebar',
    items: [{ label: 'A' }, { label: 'B' }],
  });
  expect(routes(await read({ files, includeDrafts: true }))).toContain('/docs/draft');
});

test('docs source: front matter sets titles, edit URLs, and sidebars', async () => {
  const { pages } = await read({
    files: {
      'docs/a.md':
        '---\ntitle: From the front matter\ncustom_edit_url: null\ndisplayed_sidebar: null\n---\n# Heading',
      'docs/b.md':
        '---\ncustom_edit_url: https://example.org/b\ndisplayed_sidebar: defaultSidebar\n---\nWords.',
    },
    config: { editUrl: 'https://example.org/edit' },
  });
  expect(pages.slice(0, 2)).toMatchObject([
    { title: 'From the front matter', titleInContent: true },
    { title: 'b', titleInContent: false, editUrl: 'https://example.org/b', sidebar: 'defaultSidebar' },
  ]);
  expect(pages[0]).not.toHaveProperty('editUrl');
  expect(pages[0]).not.toHaveProperty('sidebar');
});

const sidebarFiles = {
  'sidebars.ts':
    "import { first } from './first.js';\nexport default { docs: [first] } satisfies Record<string, string[]>;\n",
  'first.ts': "export const first: string = 'a';\n",
  'sidebars.js': "// @ts-check\nconst sidebars = { docs: ['a'] };\nmodule.exports = sidebars;\n",
  'sidebars.json': '{ "docs": ["a"] }',
};

test.each(['sidebars.ts', './sidebars.js', 'sidebars.json'])(
  'docs source: sidebars are read from %s',
  async (sidebarPath) => {
    const content = await read({
      files: { 'docs/a.md': '', 'docs/b.md': '', ...sidebarFiles },
      config: { sidebarPath },
    });
    expect(content.diagnostics).toEqual([]);
    expect(content.sidebars).toMatchObject([{ id: 'docs', items: [{ docId: 'a' }] }]);
    expect(content.pages.map((page) => 'sidebar' in page)).toEqual([true, false, false]);
    if (sidebarPath === 'sidebars.ts') expect(content.watch).toContain('/site/first.ts');
  },
);

test('docs source: an error in the sidebars file has a location', async () => {
  const item =
    "module.exports = {\n  docs: [\n    'a',\n    { type: 'category', label: 'X', items: ['bb'] },\n    { type: 'dok' },\n  ],\n};\n";
  const files = { 'docs/a.md': '', 'docs/b.md': '' };
  const texts = await Promise.all([
    read({ files: { ...files, 's.cjs': item }, config: { sidebarPath: 's.cjs' } }),
    read({
      files: { ...files, 's.mjs': item.replace('module.exports =', 'export default') },
      config: { sidebarPath: 's.mjs' },
    }),
    read({
      files: { ...files, 's.json': '{\n  "docs": ["a", { "type": "link" }]\n}' },
      config: { sidebarPath: 's.json' },
    }),
    read({ files: { ...files, 's.mjs': 'export default nothing;' }, config: { sidebarPath: 's.mjs' } }),
    read({ files, config: { sidebarPath: 'none.ts' } }),
  ]);
  expect(texts.map((content) => problems(content)).join('\n\n')).toMatchInlineSnapshot(`
    "error [unknown-doc-id] s.cjs:4:45
      The sidebar "docs" names the document "bb", which does not exist. Did you mean "b"?
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.

    error [unknown-sidebar-item-type] s.cjs:5:7
      docs[2]: unknown sidebar item type "dok". Did you mean "doc"?
      Known types: doc, ref, link, html, autogenerated, category.

    error [unknown-doc-id] s.mjs:4:45
      The sidebar "docs" names the document "bb", which does not exist. Did you mean "b"?
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.

    error [unknown-sidebar-item-type] s.mjs:5:7
      docs[2]: unknown sidebar item type "dok". Did you mean "doc"?
      Known types: doc, ref, link, html, autogenerated, category.

    error [invalid-sidebar] s.json:2:17
      docs[1]: href: found nothing, expected a string.
      Correct the value. The item has the type "link".

    error [invalid-sidebar] s.json:2:17
      docs[1]: label: found nothing, expected a string.
      Correct the value. The item has the type "link".

    error [sidebars-not-loaded] s.mjs
      The sidebars file failed to run: nothing is not defined
      Fix the error. The default export of the file must be an object with sidebars.

    error [unreadable-file] none.ts
      The file can't be read: the file does not exist.
      Correct the path, or create the file."
  `);
});

test('docs source: every error in a document is reported with its location', async () => {
  const content = await read({
    files: {
      'docs/a.md': '---\ndisplayed_sidebar: defaultSidbar\npagination_next: bb\npagination_prev: c\n---\n',
      'docs/b.md': '',
      'docs/c.md': '---\ndraft: true\n---\n',
      'docs/01-b.md': '',
      'docs/d.md': '---\nid: b\n---\n',
      'docs/e.md': Buffer.from('Caf\xe9', 'latin1'),
      'docs/x/_category_.yml': 'label: X\nlink:\n  type: doc\n  id: nowhere\n',
      'docs/x/y.md': '',
    },
  });
  expect(problems(content)).toMatchInlineSnapshot(`
    "error [unknown-sidebar-id] docs/a.md:2:20
      displayed_sidebar names the sidebar "defaultSidbar", which does not exist. Did you mean "defaultSidebar"?
      Known sidebars: defaultSidebar.

    error [unknown-doc-id] docs/a.md:3:18
      pagination_next names the document "bb", which does not exist. Did you mean "b"?
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.

    error [duplicate-doc-id] docs/b.md
      The ID "b" is already used by docs/01-b.md.
      Rename one of the files, or set a different \`id\` in its front matter.

    error [duplicate-doc-id] docs/d.md:2:5
      The ID "b" is already used by docs/01-b.md.
      Rename one of the files, or set a different \`id\` in its front matter.

    error [unreadable-file] docs/e.md:1:4
      The file can't be read: it isn't UTF-8.
      Save the file as UTF-8 in your editor.

    error [unknown-doc-id] docs/x/_category_.yml:4:7
      The sidebar "defaultSidebar" names the document "nowhere", which does not exist.
      Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes."
  `);
});

test('docs source: a missing folder and an invalid list of versions are errors', async () => {
  const content = await read({ files: { 'versions.json': '{"1.0": true}' }, config: { path: 'dosc' } });
  expect(problems(content)).toMatchInlineSnapshot(`
    "error [missing-folder]
      The docs source "docs" reads the folder dosc, which does not exist.
      Create the folder, or correct the \`path\` of the source in the configuration.

    error [invalid-versions] versions.json:1:1
      The list of versions: found {"1.0":true}, expected a list of names, newest first.
      Write a list such as ["2.0.0", "1.0.0"], newest first."
  `);
});

test('docs source: an invalid, duplicate, or nonexistent version is an error with its location', async () => {
  const list = async (names: string[]): Promise<string> =>
    problems(await read({ files: { 'docs/a.md': '# A', 'versions.json': JSON.stringify(names) } }));
  expect(await list(['1', '1'])).toContain(
    'error [invalid-versions] versions.json:1:6\n  The list of versions: [1]: found "1", expected a name that is not in the list yet.',
  );
  expect(await list(['current'])).toBe('');
  expect(await list(['../x'])).toContain('versions.json:1:2\n  The list of versions: [0]: found "../x"');
  expect(await list(['a\0b'])).toContain('expected the name of a folder');
  expect(await list(['gone'])).toBe(`error [missing-folder] versions.json:1:2
  The docs source "docs" reads the folder versioned_docs/version-gone, which does not exist.
  Create the folder, or correct the name of the version.`);
});
