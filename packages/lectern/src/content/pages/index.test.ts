import { expect, test } from 'vitest';
import type { PagesSourceConfig } from '../../config/schema/sources.js';
import { sourceSchema } from '../../config/schema/sources.js';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { hashText } from '../../util/hash.js';
import { tempSite } from '../__fixtures__/temp-site.js';
import type { SourceContent } from '../types.js';
import { readPages } from './index.js';

interface Options {
  files: Record<string, string>;
  config?: Record<string, unknown>;
  locale?: string;
}

async function read({ files, config = {}, locale = 'en' }: Options): Promise<SourceContent> {
  await using site = await tempSite(files);
  const source = sourceSchema.parse({ type: 'pages', ...config }) as PagesSourceConfig;
  const content = await readPages({
    source,
    siteDir: site.dir,
    locale,
    defaultLocale: 'en',
    includeDrafts: false,
  });
  return JSON.parse(JSON.stringify(content).replaceAll(site.dir, '/site')) as SourceContent;
}

test('pages source: modules and Markdown files become pages', async () => {
  const files = {
    'pages/index.tsx': 'export default () => null;',
    'pages/about.md': '# About\n\nWords.',
    'pages/about.module.css': '',
    'pages/index.test.tsx': '',
    'pages/_parts/x.tsx': '',
    'pages/types.d.ts': '',
    'pages/draft.md': '---\ndraft: true\n---\n',
  };
  expect(await read({ files, config: { editUrl: 'https://example.org/edit' } })).toEqual({
    id: 'pages',
    pages: [
      {
        kind: 'markdown-page',
        source: 'pages',
        version: 'current',
        id: 'about',
        file: 'pages/about.md',
        path: '/site/pages/about.md',
        contentHash: hashText('# About\n\nWords.'),
        head: '',
        frontMatter: {},
        route: '/about',
        title: 'About',
        titleInContent: true,
        description: 'Words.',
        sidebarLabel: 'About',
        editUrl: 'https://example.org/edit/pages/about.md',
        draft: false,
        unlisted: false,
      },
      {
        kind: 'component-page',
        source: 'pages',
        file: 'pages/index.tsx',
        path: '/site/pages/index.tsx',
        route: '/',
        editUrl: 'https://example.org/edit/pages/index.tsx',
      },
    ],
    sidebars: [],
    versions: [],
    watch: ['/site/pages'],
    diagnostics: [],
  });
});

test("pages source: a page's route is derived from its folder and slug", async () => {
  const files = {
    'pages/404.tsx': '',
    'pages/a/index.jsx': '',
    'pages/a/01-b.js': '',
    'pages/a/c.md': '---\nslug: other\n---\n',
    'pages/d.mdx': '---\nslug: /x/y\n---\n',
  };
  const { pages } = await read({ files, config: { routeBasePath: 'more' } });
  expect(pages.map(({ route }) => route)).toEqual([
    '/more/404',
    '/more/a/01-b',
    '/more/a/other',
    '/more/a',
    '/more/x/y',
  ]);
});

test('pages source: a translated file replaces the original page', async () => {
  const { pages } = await read({
    files: {
      'pages/a.md': '# A',
      'pages/b.md': '# B',
      'i18n/de/pages/a.md': '# A nativ',
      'i18n/de/docusaurus-plugin-content-pages/b.md': '# B alt',
    },
    locale: 'de',
  });
  expect(pages).toMatchObject([
    { title: 'A nativ', route: '/a' },
    { title: 'B alt', route: '/b' },
  ]);
});

test('pages source: a missing folder is an error', async () => {
  const { diagnostics } = await read({ files: {}, config: { path: 'src/pages' } });
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join()).toMatchInlineSnapshot(`
    "error [missing-folder]
      The pages source "pages" reads the folder src/pages, which does not exist.
      Create the folder, or correct the \`path\` of the source in the configuration."
  `);
});
