import { expect, test } from 'vitest';
import type { Post } from '../model/types.js';
import { processPosts } from './process-posts.js';

const posts = ['a', 'b', 'c'].map((id) => ({
  route: `/blog/${id}`,
  title: id.toUpperCase(),
  description: '',
  date: '2024-01-02T00:00:00.000Z',
  dateText: '',
  authors: [],
  tags: [{ label: 'T', route: '/blog/tags/t' }],
  truncated: false,
  unlisted: false,
  listed: `blog/${id}.md`,
  document: { id, file: `blog/${id}.md`, frontMatter: {} },
})) as unknown as Post[];
const siteDir = '/site';
const titles = (found: readonly Post[]): string => found.map(({ title }) => title).join('');

test('processBlogPosts: the posts that the function returns are published, in the same order', async () => {
  const found = await processPosts({
    posts,
    process: ({ blogPosts }) =>
      Promise.resolve(blogPosts.filter(({ metadata }) => metadata.title !== 'B').reverse()),
    siteDir,
  });
  expect(titles(found)).toBe('CA');
});

test('processBlogPosts: all posts are published if the function returns nothing or is not set', async () => {
  expect(titles(await processPosts({ posts, process: () => undefined, siteDir }))).toBe('ABC');
  expect(titles(await processPosts({ posts, process: undefined, siteDir }))).toBe('ABC');
});

test('processBlogPosts: the function receives the same post metadata as in Docusaurus', async () => {
  const seen: unknown[] = [];
  await processPosts({
    posts: posts.slice(0, 1),
    process: ({ blogPosts }) => void seen.push(...blogPosts),
    siteDir,
  });
  expect(seen).toMatchObject([
    {
      id: 'a',
      metadata: {
        permalink: '/blog/a',
        date: new Date('2024-01-02'),
        source: '@site/blog/a.md',
        tags: [{ label: 'T', permalink: '/blog/tags/t' }],
      },
    },
  ]);
});

test('processBlogPosts: a function that returns a number causes an error', async () => {
  await expect(processPosts({ posts, process: () => 5 as never, siteDir })).rejects.toThrow(
    'The blog’s `processBlogPosts` function returned 5. Expected a list of posts, or nothing.',
  );
});
