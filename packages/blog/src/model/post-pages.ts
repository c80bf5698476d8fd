import type { MarkdownDocument, PageLink } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { BlogInput } from './blog-input.js';
import { blogBreadcrumbs } from './framing.js';
import { ownPost } from './own-post.js';
import { sidebarId } from './sidebar.js';
import { summaryOf } from './summary.js';
import type { Post } from './types.js';

export function postPages(input: BlogInput): MarkdownDocument[] {
  const { posts, options, hasSidebar, message, own } = input;
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const indexes = new Map(listed.map((post, index) => [post, index]));
  const isAscending = options.sortPosts === 'ascending';
  const [before, after] = isAscending
    ? (['theme.blog.olderPost', 'theme.blog.newerPost'] as const)
    : (['theme.blog.newerPost', 'theme.blog.olderPost'] as const);
  return posts.map((post) => {
    const index = indexes.get(post);
    const neighbor = (step: 1 | -1, caption: string): PageLink | null => {
      const found = index === undefined ? undefined : listed[index + step];
      return found === undefined
        ? null
        : { label: found.title, route: found.route, caption: message(caption) };
    };
    if (own.post !== undefined)
      return ownPost({ ...input, own: own.post, post, near: (step) => listed[(index ?? -9) + step] });
    return {
      ...post.document,
      ...(hasSidebar ? { sidebar: sidebarId } : {}),
      frame: { component: componentPath('PostFrame.tsx'), props: { post: summaryOf(post) } },
      breadcrumbs: blogBreadcrumbs({ options, breadcrumbs: [{ label: post.title }] }),
      previous: neighbor(-1, before),
      next: neighbor(1, after),
    } satisfies Post['document'];
  });
}
