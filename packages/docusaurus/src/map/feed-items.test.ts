import { expect, test } from 'vitest';
import { feedItems } from './feed-items.js';

const post = {
  route: '/blog/a',
  title: 'A',
  link: 'https://example.org/blog/a',
  description: '',
  date: '2026-01-01T00:00:00.000Z',
  authors: [],
  tags: ['tide'],
};

test.each([
  ['text', 'all'],
  ['undefined', undefined],
  ['an object', { items: [] }],
  ['a list of null', [null]],
])(
  'createFeedItems: a result that is %s is passed on to the blog plug-in, which reports it',
  async (_, result) => {
    const create = (() => result) as unknown as Parameters<typeof feedItems>[0];
    expect(await feedItems(create)({ posts: [post] })).toEqual(result);
  },
);

test('createFeedItems: authors and categories of the wrong type are left out of the feed', async () => {
  const { link, title } = post;
  const item = { link, title, author: 'Ada', category: [null, { name: 'tide' }] };
  const create = (() => [item]) as unknown as Parameters<typeof feedItems>[0];
  expect(await feedItems(create)({ posts: [post] })).toMatchObject([{ authors: [], tags: ['', 'tide'] }]);
});
