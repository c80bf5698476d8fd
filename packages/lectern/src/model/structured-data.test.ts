import { expect, test } from 'vitest';
import { category, doc, link, siteOf } from './__fixtures__/site.js';
import { pageData } from './page-data.js';
import { siteData as siteDataOf } from './site-data.js';

const { site } = siteOf({
  sidebars: { main: [category('Guide', [category('Deep', [link('a')])], { href: '/docs/guide' })] },
  pages: [
    doc('a', { lastUpdated: '2024-05-31T23:30:00.000Z' }),
    doc('guide'),
    doc('hidden', { unlisted: true }),
  ],
});
const siteData = siteDataOf(site);

function structured(page: Parameters<typeof pageData>[0]['page']): unknown {
  return pageData({ site, siteData, navbar: [], page }).structuredData;
}

test('structured data: a document has breadcrumbs, except for categories without a page', () => {
  expect(structured(doc('a', { lastUpdated: '2024-05-31T23:30:00.000Z' }))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'Title of a',
        dateModified: '2024-05-31T23:30:00.000Z',
        inLanguage: 'en',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/base/' },
          { '@type': 'ListItem', position: 2, name: 'Guide', item: 'https://example.org/base/docs/guide' },
          { '@type': 'ListItem', position: 3, name: 'Label of a' },
        ],
      },
    ],
  });
});

test('structured data: the home page describes the site', () => {
  const home = {
    kind: 'component-page' as const,
    source: 'pages',
    file: 'i.tsx',
    path: '/i.tsx',
    route: '/',
  };
  expect(structured(home)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Site',
    url: 'https://example.org/base/',
    description: 'Of a site.',
    inLanguage: 'en',
  });
});

test('structured data: a page that search engines must not index has no structured data', () => {
  expect(structured(doc('hidden', { unlisted: true }))).toBeUndefined();
  expect(structured({ kind: 'not-found' })).toBeUndefined();
});
