import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { translate } from '../Translate.js';
import { useDateTimeFormat } from '../theme-common.js';
import type { PostData } from './types.js';

type Post = Pick<PostData, 'metadata'>;

/** Shows the archive, for sites that wrap this component. */
function BlogArchivePage({ archive: { blogPosts } }: { archive: { blogPosts: readonly Post[] } }): ReactNode {
  const { format } = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  return (
    <Layout title={title}>
      <div className="container margin-vert--lg">
        <h1>{title}</h1>
        {byYear(blogPosts).map(([year, posts]) => (
          <section key={year}>
            <h2 id={year}>{year}</h2>
            <ul>
              {posts.toReversed().map(({ metadata }) => (
                <li key={metadata.permalink}>
                  <a href={metadata.permalink}>
                    {format(new Date(metadata.date))} - {metadata.title}
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

function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default staticInIslands(BlogArchivePage);
