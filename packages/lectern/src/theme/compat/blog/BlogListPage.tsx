import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import type { ListProps } from './types.js';

function BlogListPage({ sidebar, items, metadata }: ListProps): ReactNode {
  return (
    <BlogLayout sidebar={sidebar}>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogLayout>
  );
}

export default staticInIslands(BlogListPage);
