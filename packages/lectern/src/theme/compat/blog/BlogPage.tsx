import type { ReactNode } from 'react';
import type { BlogMetadata, PostContent, PostData } from './types.js';
import { WithBlog } from './WithBlog.js';

/** Lets the components of a page of a blog call the hooks for blogs. */
export function BlogPage({ metadata, children }: { metadata: BlogMetadata; children: ReactNode }): ReactNode {
  return <WithBlog blog={{ metadata }}>{children}</WithBlog>;
}

/**
 * Returns a post as Docusaurus passes it to components. Islands in its text are hydrated even in lists, because they
 * don't read the data of the post.
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
