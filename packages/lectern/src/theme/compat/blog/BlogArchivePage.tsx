import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { translate } from '../Translate.js';
import { useDateTimeFormat } from '../theme-common.js';
import { groupBlogSidebarItemsByYear } from './client.js';
import type { PostData } from './types.js';

type Post = Pick<PostData, 'metadata'>;

/** Shows the archive, for sites that wrap this component. */
function BlogArchivePage({ archive: { blogPosts } }: { archive: { blogPosts: readonly Post[] } }): ReactNode {
  const { format } = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  const years = groupBlogSidebarItemsByYear(blogPosts.map(({ metadata }) => metadata));
  return (
    <Layout title={title}>
      <div className="container margin-vert--lg">
        <h1>{title}</h1>
        {years.map(([year, posts]) => (
          <section key={year}>
            <h2 id={year}>{year}</h2>
            <ul>
              {posts.toReversed().map((post) => (
                <li key={post.permalink}>
                  <a href={post.permalink}>
                    {format(new Date(post.date))} - {post.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Layout>
  );
}

export default staticInIslands(BlogArchivePage);
