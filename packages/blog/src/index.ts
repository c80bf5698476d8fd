import type { UnifiedPlugins } from 'lectern/plugin';
import { createPlugin } from 'lectern/plugin';
import { componentPath } from './component-path.js';
import { explanations } from './explanations.js';
import { blogMessages } from './messages.js';
import type { BlogOptions } from './options.js';
import { blogOptions } from './options.js';

export type { PostFeed } from './feeds/types.js';
export type { BlogOptions, EditUrlInput } from './options.js';
export type { ProcessBlogPosts, ProcessedPost } from './read/process-posts.js';
export type { ReadingTime } from './read/reading-time.js';

/**
 * Adds a blog: posts with dates, authors, and tags; lists of posts; an archive; and feeds. Posts, options, and URLs
 * work as in `@docusaurus/plugin-content-blog`. For several blogs, add the plug-in several times, each time with a
 * different `id`.
 * @example blog({ path: 'news', routeBasePath: 'news', blogTitle: 'News' })
 */
export const blog = createPlugin({
  name: 'blog',
  options: blogOptions,
  setup: (options) => {
    const name =
      options.id === 'default' ? 'blog' : `blog-${options.id.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}`;
    return {
      name,
      explanations,
      label: options.blogTitle === '' ? 'Blog' : options.blogTitle,
      messages: blogMessages,
      markdown: {
        components: {
          BlogListItem: componentPath('ListItem.tsx'),
          BlogListPosts: componentPath('OwnListPosts.tsx'),
        },
        unified: { ...unifiedOf(options), sources: [name] },
      },
      htmlToMarkdown: { 'blog-avatar': 'skip', 'blog-author-title': 'parentheses' },
      inputs: [{ path: options.path, kind: 'folder', what: `the folder that the plug-in "${name}" reads` }],
      read: async (context) => (await import('./read/read-blog.js')).readBlog({ ...context, name, options }),
      postBuild: async (input) => {
        await (await import('./feeds/publish-feeds.js')).publishFeeds({ ...input, name, options });
        return {};
      },
    };
  },
});

function unifiedOf(options: BlogOptions): UnifiedPlugins {
  const {
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    beforeDefaultRehypePlugins,
    rehypePlugins,
    recmaPlugins,
  } = options;
  return {
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    beforeDefaultRehypePlugins,
    rehypePlugins,
    recmaPlugins,
  };
}
