import { expect, test } from 'vitest';
import { category, doc, link, siteOf, version } from './__fixtures__/site.js';
import { llmsTexts } from './llms.js';
import { pageData } from './page-data.js';
import { pageList } from './page-list.js';
import { siteData as siteDataOf } from './site-data.js';

const { site } = siteOf({
  versions: [
    version('current', { label: 'Next', route: '/docs/next' }),
    version('1.0', { route: '/docs', isLast: true }),
  ],
  sidebars: { main: [category('Guide', [link('a'), category('Deep', [link('b')])]), link('intro')] },
  pages: [
    doc('intro', { version: '1.0', description: 'Where to\nbegin.' }),
    doc('a', { version: '1.0', title: 'The [a]' }),
    doc('b', { version: '1.0' }),
    doc('secret', { version: '1.0', unlisted: true }),
    doc('intro', { route: '/docs/next/intro', file: 'docs/next.md' }),
  ],
});
const siteData = siteDataOf(site);
const pages = [...site.pages.values()].flatMap((page) =>
  page.kind === 'doc' ? [pageData({ site, siteData, navbar: [], page })] : [],
);
const sections = pageList({ site, siteData, navbar: [], lastVersionOnly: true });

test('llms.txt lists the pages in the latest version, by section and category', () => {
  expect(llmsTexts({ siteData, sections, pages }).list).toBe(`# Site

> Of a site.

Every page is also available as Markdown: add \`.md\` to its URL. All pages in one file: [llms-full.txt](https://example.org/base/llms-full.txt)

## Docs

- [Title of intro](https://example.org/base/docs/intro.md): Where to begin.

## Docs: Guide

- [The \\[a\\]](https://example.org/base/docs/a.md)
- [Title of b](https://example.org/base/docs/b.md)
`);
});

test('llms-full.txt leaves out a source with more than 500 generated pages', () => {
  const [page] = pages;
  if (page === undefined) throw new Error('The site has no pages.');
  const reference = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...page,
      kind: 'generated' as const,
      source: 'api',
      href: `/base/api/${index}`,
      markdown: `https://example.org/base/api/${index}.md`,
    }));
  const texts = (count: number) =>
    llmsTexts({
      siteData,
      pages: [...pages, ...reference(count)],
      sections: [
        ...sections,
        {
          id: 'api',
          label: 'API',
          items: reference(count).map(({ title, href }) => ({ label: title, href, items: [] })),
        },
      ],
    });
  expect(texts(500).order).toHaveLength(503);
  expect(texts(500).list).not.toContain('leaves out');
  expect(texts(501).order).toHaveLength(3);
  expect(texts(501).list).toContain('base/api/500.md');
  expect(texts(501).list).toContain('leaves out references with more than 500 pages');
});

test('llms-full.txt contains the pages in sidebar order', () => {
  expect(llmsTexts({ siteData, sections, pages }).order.map(({ route }) => route)).toEqual([
    '/docs/a',
    '/docs/b',
    '/docs/intro',
  ]);
});
