import type { SiteConfig } from 'lectern/plugin';
import { expect, test } from 'vitest';
import type { Post } from '../model/types.js';
import { feedContent } from './feed-content.js';
import type { FeedPlan } from './feed-plan.js';
import { feedPlan } from './feed-plan.js';
import { writeFeed } from './write-feed.js';

const link = 'https://example.org/base/blog/a';

test('feeds: the HTML of a post has absolute URLs, and neither heading links nor islands', () => {
  const article = [
    '<h1>Title</h1><header class="blog-head"><time>Today</time></header>',
    '<h2 id="b">B<a class="heading-link" href="#b" aria-label="Link"></a></h2>',
    '<p><a href="/base/docs">docs</a> <a href="#b">b</a> <a href="mailto:a@example.org">mail</a></p>',
    '<img src="/base/a.png" alt=""><lectern-island data-module="x"><button>Copy</button></lectern-island>',
  ].join('');
  expect(feedContent({ article, link })).toBe(
    '<h2 id="b">B</h2>' +
      '<p><a href="https://example.org/base/docs">docs</a> <a href="https://example.org/base/blog/a#b">b</a> <a href="mailto:a@example.org">mail</a></p>' +
      '<img src="https://example.org/base/a.png" alt="">',
  );
});

const plan: FeedPlan = {
  files: [
    { type: 'rss', path: 'blog/rss.xml', address: 'https://example.org/base/blog/rss.xml' },
    { type: 'json', path: 'blog/feed.json', address: 'https://example.org/base/blog/feed.json' },
  ],
  title: 'Harbor & sea',
  description: 'News',
  copyright: '© Harbor',
  language: 'en',
  link: 'https://example.org/base/blog',
  posts: [
    {
      route: '/blog/a',
      title: 'A < B',
      link,
      description: 'About a.',
      date: '2024-05-06T00:00:00.000Z',
      content: '<p>Text</p>',
      authors: [{ name: 'Ada', link: 'https://ada.example' }],
      tags: ['Boats'],
    },
  ],
  headTags: [],
};

test("feeds: RSS and Atom feeds contain the blog's metadata and posts", () => {
  const rss = writeFeed({ plan, posts: plan.posts, type: 'rss' });
  expect(rss).toContain('<title>Harbor &amp; sea</title>');
  expect(rss).toContain('<language>en</language>');
  expect(rss).toContain(`<link>${link}</link>`);
  expect(rss).toContain('<pubDate>Mon, 06 May 2024 00:00:00 GMT</pubDate>');
  expect(rss).toContain('<content:encoded><![CDATA[<p>Text</p>]]></content:encoded>');
  const atom = writeFeed({ plan, posts: plan.posts, type: 'atom' });
  expect(atom).toContain('<updated>2024-05-06T00:00:00.000Z</updated>');
  expect(atom).toContain('<name>Ada</name>');
});

test('feeds: characters that XML forbids are removed from the RSS and Atom feeds', () => {
  const [post] = plan.posts;
  if (post === undefined) throw new Error('There is no post.');
  const odd = { ...post, title: 'A\u0001\u000b\ud800 😀', content: '<p>\u0002\uffff</p>' };
  for (const type of ['rss', 'atom'] as const) {
    const text = writeFeed({ plan, posts: [odd], type });
    expect(text).toContain('A 😀');
    expect(text).toContain('<p></p>');
  }
});

test('feeds: the JSON feed contains the HTML and the tags of each post', () => {
  expect(JSON.parse(writeFeed({ plan, posts: plan.posts, type: 'json' }))).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: 'Harbor & sea',
    feed_url: 'https://example.org/base/blog/feed.json',
    items: [{ url: link, title: 'A < B', content_html: '<p>Text</p>', tags: ['Boats'] }],
  });
});

test.each(['rss', 'atom', 'json'] as const)('feeds: the %s feed includes posts without authors', (type) => {
  const posts = plan.posts.map((post) => ({ ...post, authors: [] }));
  expect(writeFeed({ plan, posts, type })).toContain('A ');
});

test("feeds: an author's relative URL becomes absolute, and an invalid URL is omitted", () => {
  const authors = ['/about', 'ada.example', 'https://[', 'https://ada.example'].map((url) => ({ url }));
  const post = { route: '/blog/a', authors, tags: [], document: {}, unlisted: false } as unknown as Post;
  const { posts } = feedPlan({
    options: { feedOptions: { type: ['atom'], copyright: '' }, routeBasePath: 'blog' },
    posts: [post],
    locale: 'en',
    config: {
      title: 'A',
      url: 'https://example.org',
      baseUrl: '/',
      i18n: { defaultLocale: 'en' },
    } as SiteConfig,
  });
  expect(posts[0]?.authors.map(({ link: url }) => url)).toEqual([
    'https://example.org/about',
    'https://example.org/ada.example',
    undefined,
    'https://ada.example/',
  ]);
});
