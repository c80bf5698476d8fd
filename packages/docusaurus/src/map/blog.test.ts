import { expect, test } from 'vitest';
import { tempSite } from '../__fixtures__/temp-site.js';
import { mapBlog } from './blog.js';

test('Docusaurus blog options: names are kept, and options that @lectern/blog rejects cause a note', () => {
  const plugin = (): undefined => undefined;
  const { options, notes } = mapBlog({
    at: 'presets[0].blog',
    siteDir: '/site',
    options: {
      path: '@site/posts',
      routeBasePath: 'news',
      postsPerPage: 'ALL',
      feedOptions: { type: 'all' },
      blogListComponent: '@site/src/List',
      blogPostComponent: '@theme/BlogPostPage',
      blogArchiveComponent: '@site/src/Archive',
      blogAuthorsListComponent: '@site/src/Authors',
      remarkPlugins: [plugin],
      rehypePlugins: undefined,
    },
  });
  expect(options).toEqual({
    path: 'posts',
    routeBasePath: 'news',
    postsPerPage: 'ALL',
    blogArchiveComponent: '@site/src/Archive',
    blogListComponent: '@site/src/List',
    feedOptions: { type: 'all' },
    remarkPlugins: [plugin],
    excerpt: 'line',
    showListTitle: false,
    contentTitle: 'first-heading',
  });
  expect(notes.map(({ key }) => key)).toEqual(['presets[0].blog.blogAuthorsListComponent']);
});

test.each([
  ['^3.10.2', { contentTitle: 'first-heading' }],
  ['3.1.1', { contentTitle: 'first-heading', archiveDates: 'full' }],
  ['^2.4.3', { archiveDates: 'full', archiveOrder: 'oldest-year-first' }],
])('Docusaurus blog options: titles and the archive are as in Docusaurus %s', async (version, expected) => {
  const dependencies = { '@docusaurus/core': version };
  await using site = await tempSite({ 'package.json': JSON.stringify({ dependencies }) });
  const { options } = mapBlog({ at: 'presets[0].blog', siteDir: site.dir, options: {} });
  expect(options).toEqual({ excerpt: 'line', showListTitle: false, ...expected });
});
