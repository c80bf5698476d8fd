import { posix } from 'node:path';
import type { PostBuildInput } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { BlogData } from '../read/read-blog.js';
import { feedContent } from './feed-content.js';
import { feedStyle, withStyle } from './stylesheets.js';
import { writeFeed } from './write-feed.js';

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
  // A build with errors has no pages and publishes no feeds.
  if (data === undefined || pages.length === 0) return;
  const { feeds: plan } = data;
  const posts = plan.posts.map((post) => {
    const article = articleHtml(post.route);
    return article === undefined ? post : { ...post, content: feedContent({ article, link: post.link }) };
  });
  const shown = (await options.feedOptions.createFeedItems?.({ posts })) ?? posts;
  for (const { type, path } of plan.files) {
    const style = feedStyle({ type, options, siteDir });
    await files.emit({ path, content: withStyle({ feed: writeFeed({ plan, posts: shown, type }), style }) });
    for (const [file, content] of Object.entries(style?.files ?? {}))
      await files.emit({ path: posix.join(posix.dirname(path), file), content });
  }
}
