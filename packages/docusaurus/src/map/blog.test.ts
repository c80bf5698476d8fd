import { expect, test } from 'vitest';
import { mapBlog } from './blog.js';

test('Docusaurus blog options: names are kept, and options that @lectern/blog rejects get a note', () => {
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
      remarkPlugins: [plugin],
      rehypePlugins: undefined,
    },
  });
  expect(options).toEqual({
    path: 'posts',
    routeBasePath: 'news',
    postsPerPage: 'ALL',
    blogListComponent: '@site/src/List',
    feedOptions: { type: 'all' },
    remarkPlugins: [plugin],
    excerpt: 'line',
    showListTitle: false,
  });
  expect(notes.map(({ key }) => key)).toEqual(['presets[0].blog.blogArchiveComponent']);
});
