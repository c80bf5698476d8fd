import type { ReactNode } from 'react';
import type { BlogMetadata, PostContent, PostData } from './types.js';
import { WithBlog } from './WithBlog.js';

/** Provides the data for the blog hooks on a blog page. */
export function BlogPage({ metadata, children }: { metadata: BlogMetadata; children: ReactNode }): ReactNode {
  return <WithBlog blog={{ metadata }}>{children}</WithBlog>;
}

/**
 * Returns a post in the form in which Docusaurus passes it to components. Its content is rendered without the post's
 * data. Therefore, islands in the content are hydrated even in lists: see `theme/island.tsx`.
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
