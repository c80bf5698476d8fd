import BlogPostItem from '@theme/BlogPostItem';
import type { ComponentType, ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { BlogPostProvider } from './client.js';
import type { ListProps } from './types.js';

interface Props {
  items: ListProps['items'];
  component?: ComponentType<{ children?: ReactNode }> | undefined;
}

function BlogPostItems({ items, component: Item = BlogPostItem }: Props): ReactNode {
  return items.map(({ content: Content }) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Item>
        <Content />
      </Item>
    </BlogPostProvider>
  ));
}

export default staticInIslands(BlogPostItems);
