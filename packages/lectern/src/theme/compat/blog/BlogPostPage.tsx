import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import TOC from '@theme/TOC';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { BlogPostProvider } from './client.js';
import type { BlogSidebar, PostContent } from './types.js';

interface Props {
  content: PostContent;
  sidebar: BlogSidebar;
}

function BlogPostPage({ content: Content, sidebar }: Props): ReactNode {
  const { metadata, frontMatter, toc } = Content;
  const { prevItem, nextItem, unlisted } = metadata;
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <BlogLayout sidebar={sidebar} toc={hasToc ? <TOC toc={toc} /> : undefined}>
        <BlogPostItem>
          <Content />
        </BlogPostItem>
        {unlisted ? null : <BlogPostPaginator prevItem={prevItem} nextItem={nextItem} />}
      </BlogLayout>
    </BlogPostProvider>
  );
}

export default staticInIslands(BlogPostPage);
