import type { BlogMetadata, PostContent, PostData } from 'lectern/theme';
import { BlogPage, postContent, usePage, usePageStyles } from 'lectern/theme';
import type { ComponentType, ReactNode } from 'react';
import type { PostSummary } from '../model/types.js';
import styles from './blog.css?url';
import { PostMetadata } from './PostFrame.js';

interface Props {
  Component: ComponentType<{ content: PostContent; sidebar: unknown; blogMetadata: BlogMetadata }>;
  post: PostSummary;
  data: PostData;
  sidebar: unknown;
  metadata: BlogMetadata;
  children: ReactNode;
}

export default function OwnPost({ Component, post, data, sidebar, metadata, children }: Props): ReactNode {
  usePageStyles(styles);
  const toc = usePage().toc.map(({ id, level, text }) => ({ id, level, value: text }));
  return (
    <BlogPage metadata={metadata}>
      <PostMetadata post={post} />
      <Component
        content={postContent({ data: { ...data, toc }, metadata, text: children })}
        sidebar={sidebar}
        blogMetadata={metadata}
      />
    </BlogPage>
  );
}
