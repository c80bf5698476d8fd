import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type { ReactNode } from 'react';
import { usePage } from '../../context.js';
import { staticInIslands } from '../../static-in-islands.js';
import Link from '../Link.js';
import Translate from '../Translate.js';
import type { ListMetadata, ListProps } from './types.js';

interface Props extends Omit<ListProps, 'metadata'> {
  tag: { allTagsPath: string; description?: string | undefined };
  listMetadata: ListMetadata;
}

function BlogTagsPostsPage({ sidebar, items, listMetadata, tag }: Props): ReactNode {
  const { title } = usePage();
  return (
    <BlogLayout sidebar={sidebar}>
      <header className="margin-bottom--xl">
        <h1>{title}</h1>
        {tag.description ? <p>{tag.description}</p> : null}
        <Link href={tag.allTagsPath}>
          <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
        </Link>
      </header>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogLayout>
  );
}

export default staticInIslands(BlogTagsPostsPage);
