import type { ReactNode } from 'react';
import type { BlogMetadata, PostContent, PostData } from './types.js';
import { WithBlog } from './WithBlog.js';

/** Provides the data for the blog hooks on a blog page. */
export function BlogPage({ metadata, children }: { metadata: BlogMetadata; children: ReactNode }): ReactNode {
  return <WithBlog blog={{ metadata }}>{children}</WithBlog>;
}

/**
 * Returns a post in the form in which Docusaurus passes it to components. The content is rendered without the post's
 * data, because in lists, `theme/island.tsx` doesn't hydrate components that have this data.
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
