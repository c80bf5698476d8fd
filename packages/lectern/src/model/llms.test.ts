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

test('llms.txt names the listed pages of the last version, by section and category', () => {
  expect(llmsTexts({ siteData, sections, pages }).list).toBe(`# Site

> Of a site.

Each page is there as Markdown too, at its address plus \`.md\`. All of them in one file: [llms-full.txt](https://example.org/base/llms-full.txt)

## Docs

- [Title of intro](https://example.org/base/docs/intro.md): Where to begin.

## Docs: Guide

- [The \\[a\\]](https://example.org/base/docs/a.md)
- [Title of b](https://example.org/base/docs/b.md)
`);
});

test('all texts are in the order of the sidebar', () => {
  expect(llmsTexts({ siteData, sections, pages }).order.map(({ route }) => route)).toEqual([
    '/docs/a',
    '/docs/b',
    '/docs/intro',
  ]);
});
