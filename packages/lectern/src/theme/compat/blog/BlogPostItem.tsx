import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { useBlogPost } from './client.js';

function BlogPostItem({ children, className }: { children?: ReactNode; className?: string }): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  const classes = [isBlogPostPage ? '' : 'margin-bottom--xl', className ?? ''].filter(Boolean).join(' ');
  return (
    <BlogPostItemContainer className={classes || undefined}>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}

export default staticInIslands(BlogPostItem);
