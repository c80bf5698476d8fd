import type { ReactNode } from 'react';
import type { BlogMetadata, PostContent, PostData } from './types.js';
import { WithBlog } from './WithBlog.js';

/** Provides the data for the blog hooks on a blog page. */
export function BlogPage({ metadata, children }: { metadata: BlogMetadata; children: ReactNode }): ReactNode {
  return <WithBlog blog={{ metadata }}>{children}</WithBlog>;
}

/**
 * Returns a post in Docusaurus's format: a component that renders the content, with the post's data as properties.
 *
 * Components in the content can't read the post's data. Otherwise, `island` would leave them static in lists of posts.
 */
export function postContent({
  data,
  metadata,
  text,
}: {
  data: PostData;
  metadata: BlogMetadata;
  text: ReactNode;
}): PostContent {
  return Object.assign(
    () => (
      <WithBlog blog={{ metadata }}>
        <lectern-post>
          <div className="prose">{text}</div>
        </lectern-post>
      </WithBlog>
    ),
    data,
  );
}
