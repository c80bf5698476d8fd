import { posix } from 'node:path';
import type { PostBuildInput } from 'lectern/plugin';
import { awaitSiteFunction, z } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { BlogData } from '../read/read-blog.js';
import { feedContent } from './feed-content.js';
import { feedStyle, withStyle } from './stylesheets.js';
import type { PostFeed } from './types.js';
import { writeFeed } from './write-feed.js';

const url = z.string().refine((text) => URL.canParse(text));

const listOfPosts = z.array(
  z.object({
    link: url,
    title: z.string(),
    date: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
    authors: z.array(z.object({ link: url.optional() })).optional(),
    tags: z.array(z.string()).optional(),
  }),
);

export async function publishFeeds({
  name,
  options,
  contents,
  pages,
  articleHtml,
  files,
  siteDir,
}: PostBuildInput & { name: string; options: BlogOptions }): Promise<void> {
  const data = contents.find(({ id }) => id === name)?.data as BlogData | undefined;
  if (data === undefined || pages.length === 0) return;
  const { feeds: plan } = data;
  const posts = plan.posts.map((post) => {
    const article = articleHtml(post.route);
    return article === undefined ? post : { ...post, content: feedContent({ article, link: post.link }) };
  });
  const shown = await shownPosts({ posts, create: options.feedOptions.createFeedItems, siteDir });
  for (const { type, path } of plan.files) {
    const style = feedStyle({ type, options, siteDir });
    await files.emit({ path, content: withStyle({ feed: writeFeed({ plan, posts: shown, type }), style }) });
    for (const [file, content] of Object.entries(style?.files ?? {}))
      await files.emit({ path: posix.join(posix.dirname(path), file), content });
  }
}

async function shownPosts({
  posts,
  create,
  siteDir,
}: {
  posts: readonly PostFeed[];
  create: BlogOptions['feedOptions']['createFeedItems'];
  siteDir: string;
}): Promise<readonly PostFeed[]> {
  if (create === undefined) return posts;
  const shown = await awaitSiteFunction({
    what: 'the blog’s `createFeedItems` function',
    siteDir,
    run: () => create({ posts }),
    expected: {
      what: 'a list of posts, each with a `title`, a `date`, and an absolute `link`',
      test: (value) => listOfPosts.safeParse(value).success,
    },
  });
  return shown.map((post) => ({ ...post, authors: post.authors ?? [], tags: post.tags ?? [] }));
}
