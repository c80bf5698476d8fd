import BlogLayout from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { translate } from '../Translate.js';
import type { BlogSidebar, PostTag } from './types.js';

interface Props {
  tags: readonly (PostTag & { count: number })[];
  sidebar?: BlogSidebar | undefined;
}

/** Lists the tags, for sites that wrap this component. */
function BlogTagsListPage({ tags, sidebar }: Props): ReactNode {
  const title = translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' });
  return (
    <Layout title={title}>
      <BlogLayout sidebar={sidebar}>
        <h1>{title}</h1>
        <ul>
          {tags.map(({ label, permalink, description, count }) => (
            <li key={permalink}>
              <a href={permalink} title={description} rel="tag">
                {label}
              </a>{' '}
              ({count})
            </li>
          ))}
        </ul>
      </BlogLayout>
    </Layout>
  );
}

export default staticInIslands(BlogTagsListPage);
