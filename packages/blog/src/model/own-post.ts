import type { MarkdownDocument } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { OwnPage } from '../read/own-components.js';
import type { BlogInput } from './blog-input.js';
import { blogBreadcrumbs } from './framing.js';
import { blogMetadata, postData } from './own-page.js';
import { sidebarId } from './sidebar.js';
import { summaryOf } from './summary.js';
import type { Post } from './types.js';

export function ownPost({
  own: { component, covers },
  post,
  near,
  options,
  hasSidebar,
  sidebar,
  href,
}: Pick<BlogInput, 'options' | 'hasSidebar' | 'sidebar' | 'href'> & {
  own: OwnPage;
  post: Post;
  near: (step: 1 | -1) => Post | undefined;
}): MarkdownDocument {
  const data = postData({ post, href });
  const item = (found: Post | undefined) => found && { title: found.title, permalink: href(found.route) };
  return {
    ...post.document,
    ...(hasSidebar && covers === 'article' ? { sidebar: sidebarId } : {}),
    frame: {
      component: componentPath('OwnPost.tsx'),
      inner: component,
      covers,
      props: {
        post: summaryOf(post),
        data: {
          ...data,
          metadata: { ...data.metadata, prevItem: item(near(-1)), nextItem: item(near(1)) },
        },
        sidebar,
        metadata: blogMetadata({ options, href }),
      },
    },
    breadcrumbs: blogBreadcrumbs({ options, breadcrumbs: [{ label: post.title }] }),
    previous: null,
    next: null,
  };
}
